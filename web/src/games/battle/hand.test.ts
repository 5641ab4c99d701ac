import { expect, test } from "vitest";
import { Arrivals, held, sorted } from "./hand";
import type { HandView } from "./view";

const hand = (battle: string[], tactics: string[] = []): HandView => ({
  battle: battle.length,
  tactics: tactics.length,
  chosen: 0,
  cards: { battle, tactics },
  giving: { battle: [], tactics: [] },
  known: { battle: [], tactics: [] },
});
const codes = (cards: { card: string }[]) => cards.map(({ card }) => card).join(" ");

test("a hand is sorted by value, by colour, or lies as it was drawn", () => {
  const arrivals = new Arrivals();
  const lay = (view: HandView) => arrivals.order(held(view, [...view.cards!.battle, ...view.cards!.tactics]));
  lay(hand(["R9", "B2"]));
  lay(hand(["R9", "B2"], ["treason"]));
  const drawn = lay(hand(["R9", "Y2", "B2"], ["treason"]));
  expect(codes(sorted(drawn, "drawn"))).toBe("R9 B2 treason Y2");
  expect(codes(sorted(drawn, "value"))).toBe("Y2 B2 R9 treason");
  expect(codes(sorted(drawn, "colour"))).toBe("R9 Y2 B2 treason");
});

test("of two Dragonflies one is given away", () => {
  const view = { ...hand([], ["JK", "JK"]), giving: { battle: [], tactics: ["JK"] } };
  expect(held(view, ["JK-attacker-1", "JK-attacker-2"]).map(({ given }) => given)).toEqual([true, false]);
});
