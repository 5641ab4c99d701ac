import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRules } from "../build/rules";
import { folded } from "../src/lib/rules";

const battle = readRules(
  readFileSync(new URL("../../docs/rules/battle.md", import.meta.url), "utf8"),
  "battle.md",
);
const pieces = battle.sections.flatMap((section) => section.pieces);
const rule = (id: string) => pieces.find((piece) => piece.id === id)?.html ?? "";

test("every rule has its number", () => {
  const ids = pieces.flatMap(({ id }) => id ?? []);
  for (let number = 1; number <= 46; number += 1) expect(ids).toContain(`R${number}`);
  expect(ids).toContain("A10b");
  expect(new Set(ids).size).toBe(ids.length);
});

test("rules link to rules, but cards do not", () => {
  expect(rule("R4")).toContain('<a href="#R39">R39</a>');
  expect(rule("R20")).not.toContain("#R8");
});

test("a table belongs to its rule and scrolls in a box", () => {
  expect(rule("R20")).toContain(
    '<div class="rules-table" role="group" tabindex="0" aria-label="R20"><table>',
  );
});

test("searching ignores case and marks", () => {
  expect(folded("Żółty KŁODĄ")).toBe("zolty kloda");
});
