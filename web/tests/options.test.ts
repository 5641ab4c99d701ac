import { expect, test } from "vitest";
import { asked, defaults } from "../src/lib/options";
import type { Field } from "../src/wire";

const fields: Field[] = [
  { name: "rafts", kind: "choice", values: ["off", "on"], default: "off" },
  { name: "landmarks", kind: "number", min: 1, max: 9, default: 1, needs: ["rafts", ["on"]] },
  { name: "target", kind: "choice", values: ["off", "on"], default: "off", needs: ["players", ["1"]] },
];
const names = (players: number, rafts: string) =>
  asked(fields, players, { ...defaults(fields), rafts }).map((field) => field.name);

test("a field appears only while what it needs is chosen", () => {
  expect(names(2, "off")).toEqual(["rafts"]);
  expect(names(2, "on")).toEqual(["rafts", "landmarks"]);
  expect(names(1, "off")).toEqual(["rafts", "target"]);
});
