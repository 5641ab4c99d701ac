import { expect, test } from "vitest";
import animals from "./animals.svg?raw";
import chiefs from "./chiefs.svg?raw";
import culture from "./culture.svg?raw";
import { signsOf, signsOfCount } from "./effects";
import landmarks from "./landmarks.svg?raw";
import people from "./people.svg?raw";
import { CHIEF_COLOUR, COLUMN_COLOUR, PEOPLE_COLOUR, type Count, type Effect } from "./pieces";
import pieces from "./pieces.svg?raw";
import signs from "./signs.svg?raw";
import terrain from "./terrain.svg?raw";

const ALL = terrain + landmarks + pieces + signs + animals + people + chiefs + culture;
const drawn = new Set([...ALL.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));

const EFFECTS: Effect[] = [
  { food: 2 },
  { tools: 1 },
  { points: 2 },
  { labour: 2 },
  { "labour-in": ["hunt", 3] },
  { moves: 1 },
  { camps: 1 },
  "village",
  { step: "honour" },
  { step: "offering" },
  { steps: 1 },
  { megaliths: 1 },
  { "megalith-for": 2 },
  { draw: 1 },
  { tip: 1 },
  { bury: [1, "hand-or-discard"] },
  { "food-for-tools": 3 },
  { "tools-for-food": 2 },
  { "food-for-points": 5 },
  { discount: ["hunt", 1] },
  "top-animal",
  "open-animal",
  { tribe: 1 },
  { strength: 2 },
  { "points-per": ["megaliths", 1, 5] },
  { fish: 2 },
  "reshuffle",
  "moves-and-other",
  { choose: [[{ tools: 1 }], [{ "megalith-for": 2 }]] },
];
const COUNTS: Count[] = [
  "camps",
  "villages",
  { "villages-at": "wetland" },
  "villages-at-landmarks",
  "villages-at-river",
  "megaliths",
  "buried",
  "culture",
  "eclipse-pile",
  "animal-types",
  "animal-pairs",
  { steps: "honour" },
  "lower-steps",
  "majorities",
  "camps-at-home",
  "central-hexes",
  "outer-hexes",
  "camps-here",
];

test("every sign is drawn", () => {
  for (const sign of [...EFFECTS.flatMap(signsOf), ...COUNTS.flatMap(signsOfCount)]) {
    if ("draw" in sign) expect(drawn, sign.draw).toContain(sign.draw);
  }
});

test("every card and every ground has its picture", () => {
  const cards = Array.from({ length: 40 }, (_, index) => `ew-k-c${String(index + 1).padStart(2, "0")}`);
  const grounds = ["forest", "mountain", "plains", "tundra", "wetland", "glacier", "snow", "base"];
  const landmarks = ["volcano", "cliff", "arch", "monolith", "tree"];
  const animals = "stag-moose glyptodon ground-sloth woolly-rhino sabre-tooth mammoth teratorn sea-cow".split(
    " ",
  );
  for (const name of [
    ...cards,
    ...grounds.map((ground) => `ew-t-${ground}`),
    ...landmarks.map((landmark) => `ew-l-${landmark}`),
    ...animals.map((animal) => `ew-a-${animal}`),
    ...Object.keys(PEOPLE_COLOUR).map((kind) => `ew-p-${kind}`),
    ...Object.keys(CHIEF_COLOUR).map((chief) => `ew-ch-${chief}`),
    ...Object.keys(COLUMN_COLOUR).map((column) => `ew-c-${column}`),
  ]) {
    expect(drawn, name).toContain(name);
  }
});

test("drawings use only each other", () => {
  for (const [, id] of ALL.matchAll(/href="#([^"]+)"/g)) expect(drawn).toContain(id);
  expect([...ALL.matchAll(/ id="/g)]).toHaveLength(drawn.size);
});

test("an effect shows its number, and a deed only if it is more than one", () => {
  expect(signsOf({ food: 1 })).toEqual([{ draw: "ew-food" }, { text: "1" }]);
  expect(signsOf({ moves: 1 })).toEqual([{ draw: "ew-moves" }]);
  expect(signsOf({ moves: 3 })).toEqual([{ draw: "ew-moves" }, { text: "3" }]);
  expect(signsOf({ "points-per": ["camps", 1, 255] })).toHaveLength(4);
  expect(signsOf({ "points-per": ["camps", 1, 5] }).at(-1)).toEqual({ text: "≤5" });
});
