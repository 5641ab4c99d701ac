import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL("./", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, here), "utf8");

/** The messages of the board, each with the arguments that it takes. */
function messages(lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text(`../../../../lang/${lang}/waterway.ftl`).split(/\n(?=[a-z#])/)) {
    const key = /^(board-[a-z-]+) = /.exec(block)?.[1];
    if (key) found.set(key, [...new Set(block.match(/\$[a-z]+/g))].sort());
  }
  return found;
}

test("every language says everything at the board, with the same arguments", () => {
  for (const lang of ["pl", "uk"]) expect(messages(lang)).toEqual(messages("en"));
});

test("what the board says stands in the catalogue, and the other way round", () => {
  const files = readdirSync(here, { encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const source = files.map(text).join("\n");
  const said = new Set([...source.matchAll(/"(board-[a-z-]+)"/g)].map((match) => match[1]!));
  expect([...said].sort()).toEqual([...messages("en").keys()].sort());
});
