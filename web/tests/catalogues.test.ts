import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

/** Each message with the arguments that it takes. */
function messages(lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text(`../lang/${lang}/web.ftl`).split(/\n(?=[a-z][a-z0-9-]* = )/)) {
    const key = /^([a-z][a-z0-9-]*) = /.exec(block)?.[1];
    if (key) found.set(key, [...new Set(block.match(/\$[a-z]+/g))].sort());
  }
  return found;
}

test("every language says everything, with the same arguments", () => {
  for (const lang of ["pl", "uk"]) expect(messages(lang)).toEqual(messages("en"));
});

test("Fluent reads every message", () => {
  for (const lang of ["en", "pl", "uk"]) {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(text(`../lang/${lang}/web.ftl`)))).toEqual([]);
    for (const key of messages(lang).keys()) expect(bundle.hasMessage(key), `${lang}: ${key}`).toBe(true);
  }
});

test("what the client says stands in the catalogue, and the other way round", () => {
  const files = readdirSync(new URL("src", root), { recursive: true, encoding: "utf8" });
  const source = files
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => text(`src/${file}`))
    .join("\n");
  const areas = [...new Set([...messages("en").keys()].map((key) => key.split("-")[0]))].join("|");
  const said = new Set(
    [...source.matchAll(new RegExp(`"((?:${areas})-[a-z-]+)"`, "g"))].map((match) => match[1]),
  );
  said.delete("rules-index");
  const known = [...messages("en").keys()].filter((key) => !/^home-(game|blurb)-/.test(key));
  expect([...said].filter((key) => !known.includes(key ?? ""))).toEqual([]);
  expect(known.filter((key) => !said.has(key))).toEqual([]);
});
