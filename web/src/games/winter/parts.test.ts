import { expect, test } from "vitest";
import { partFor } from "./parts";

test("nobody is taken away from a part that has an answer", () => {
  expect(partFor("map", ["map", "columns"], "spot:hunt")).toBe("map");
  expect(partFor("tribe", ["map", "columns"], "spot:hunt")).toBe("columns");
  expect(partFor("tribe", ["stones"], "spot:hunt")).toBe("stones");
});

test("where nothing can be pointed at yet, the column is shown, or the eclipse, if there is one", () => {
  expect(partFor("tribe", [], undefined)).toBe("tribe");
  expect(partFor("map", [], undefined, { column: "hunt" })).toBe("columns");
  expect(partFor("tribe", [], undefined, { column: "migrate" })).toBe("map");
  expect(partFor("columns", [], undefined, { eclipse: true })).toBe("eclipse");
  expect(partFor("map", ["map"], "hex:(0,0)", { eclipse: true })).toBe("map");
});
