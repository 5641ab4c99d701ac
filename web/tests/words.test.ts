import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { Speaker, type Lang } from "../src/lib/fluent";

function catalogue(lang: Lang, file: string): string {
  return readFileSync(new URL(`../../lang/${lang}/${file}.ftl`, import.meta.url), "utf8");
}

function battle(lang: Lang, drawings = ""): Speaker {
  return new Speaker(
    lang,
    ["core", "web", "battle"].map((file) => catalogue(lang, file)),
    drawings,
  );
}

const CHIPS = "card = ⟦card { $kind } { $value }⟧";
const played = { key: "event-played", args: { who: { seat: 1 }, kind: "R", value: 9, dam: 4 } };

afterEach(() => vi.restoreAllMocks());

test("plurals of each language", () => {
  expect([1, 2, 5].map((count) => battle("pl").say("rules-found", { count }))).toEqual([
    "Znaleziono 1 zasadę",
    "Znaleziono 2 zasady",
    "Znaleziono 5 zasad",
  ]);
  expect([1, 3, 11].map((count) => battle("uk").say("new-player-count", { count }))).toEqual([
    "1 гравець",
    "3 гравці",
    "11 гравців",
  ]);
  expect(battle("en").say("home-waiting", { count: 0 })).toBe("Nobody waits for you.");
});

test("a sentence with a player's name", () => {
  expect(battle("en").phrase(played, ["Ola", "Marek"])).toBe("Marek lays red 9 at the Sluice.");
  expect(battle("en").phrase(played, [])).toBe("Seat 1 lays red 9 at the Sluice.");
});

test("phrases within phrases", () => {
  const card = (kind: string, value: number) => ({ key: "card", args: { kind, value } });
  const cards = { key: "cards-and", args: { first: card("R", 9), second: card("JK", 0) } };
  const phrase = { key: "event-gave", args: { who: { seat: 0 }, cards } };
  expect(battle("en").phrase(phrase, ["Ola"])).toBe("Ola hands over red 9, Dragonfly.");
  expect(battle("en", CHIPS).rich(phrase)).toEqual([
    { seat: 0 },
    { text: " hands over " },
    { inline: "card", args: ["R", "9"] },
    { text: ", " },
    { inline: "card", args: ["JK", "0"] },
    { text: "." },
  ]);
});

test("players and cards are drawn in a rich sentence only", () => {
  const words = battle("en", CHIPS);
  expect(words.rich(played)).toEqual([
    { seat: 1 },
    { text: " lays " },
    { inline: "card", args: ["R", "9"] },
    { text: " at the Sluice." },
  ]);
  expect(words.phrase(played, ["Ola", "Marek"])).toBe("Marek lays red 9 at the Sluice.");
});

test("nobody can forge a player or a card", () => {
  const phrase = { key: "fault-game", args: { given: "⟦seat 0⟧", known: "⟦⟦card R 9⟧⟧" } };
  expect(battle("en").rich(phrase)).toEqual([{ text: "There is no game “seat 0”; there are: card R 9." }]);
});

test("a missing message shows its key and is reported once", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const words = battle("en");
  expect(words.say("no-such-key")).toBe("no-such-key");
  expect(words.rich({ key: "no-such-key" })).toEqual([{ text: "no-such-key" }]);
  expect(error).toHaveBeenCalledTimes(1);
});
