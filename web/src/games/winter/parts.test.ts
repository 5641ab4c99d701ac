import { expect, test } from "vitest";
import { partFor } from "./parts";

test("nobody is taken away from a part that has an answer", () => {
  expect(partFor("map", ["map", "columns"], "spot:hunt")).toBe("map");
  expect(partFor("tribe", ["map", "columns"], "spot:hunt")).toBe("columns");
  expect(partFor("tribe", ["stones"], "spot:hunt")).toBe("stones");
});

test("where nothing can be pointed at yet, the column is shown, if there is one", () => {
  expect(partFor("tribe", [], undefined)).toBe("tribe");
  expect(partFor("map", [], undefined, "hunt")).toBe("columns");
  expect(partFor("tribe", [], undefined, "migrate")).toBe("map");
});
