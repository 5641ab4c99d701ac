import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const games = new URL("../src/games/", import.meta.url);
const files = (game: string) =>
  readdirSync(new URL(`${game}/`, games), { encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.(ts|svelte)$/.test(file),
  );
const text = (path: string, from: URL) => readFileSync(new URL(path, from), "utf8");

/** The messages of a board, each with the arguments that it takes. */
function messages(game: string, lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text(`../../../lang/${lang}/${game}.ftl`, games).split(/\n(?=[a-z#])/)) {
    const key = /^(board-[a-z-]+) = /.exec(block)?.[1];
    if (key) found.set(key, [...new Set(block.match(/\$[a-z]+/g))].sort());
  }
  return found;
}

for (const game of readdirSync(games, { encoding: "utf8" })) {
  test(`every language says everything at the board of ${game}, with the same arguments`, () => {
    for (const lang of ["pl", "uk"]) expect(messages(game, lang)).toEqual(messages(game, "en"));
  });

  test(`what the board of ${game} says stands in the catalogue, and the other way round`, () => {
    const source = files(game)
      .map((file) => text(`${game}/${file}`, games))
      .join("\n");
    const said = new Set([...source.matchAll(/"(board-[a-z-]+)"/g)].map((match) => match[1]!));
    const begun = [...source.matchAll(/`(board-[a-z-]+-)\$\{/g)].map((match) => match[1]!);
    const known = [...messages(game, "en").keys()];
    expect(known.length).toBeGreaterThan(0);
    for (const key of said) expect(known).toContain(key);
    for (const start of begun) expect(known.some((key) => key.startsWith(start))).toBe(true);
    const idle = known.filter((key) => !said.has(key) && !begun.some((start) => key.startsWith(start)));
    expect(idle).toEqual([]);
  });
}
