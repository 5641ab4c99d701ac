/** Effects as rows of signs. */
import { UNLIMITED, type Count, type Effect } from "./pieces";

/** A part of a row: a drawing, or a few letters. */
export type Sign = { draw: string } | { text: string };

const draw = (name: string): Sign => ({ draw: `ew-${name}` });
const text = (text: string | number): Sign => ({ text: `${text}` });
/** Resources have their number always, deeds only if it is more than one. */
const amount = (name: string, count: number): Sign[] => [draw(name), text(count)];
const times = (name: string, count: number): Sign[] => (count === 1 ? [draw(name)] : amount(name, count));
const column = (name: string): Sign => draw(`c-${name}`);

const COUNTED: Record<Extract<Count, string>, string[]> = {
  camps: ["s-camp"],
  villages: ["s-village"],
  "villages-at-landmarks": ["s-village", "s-landmark"],
  "villages-at-river": ["s-village", "s-river"],
  megaliths: ["mega"],
  buried: ["bury"],
  culture: ["culture"],
  "eclipse-pile": ["pile"],
  "animal-types": ["types"],
  "animal-pairs": ["pair"],
  "lower-steps": ["honour", "offering"],
  majorities: ["majority"],
  "camps-at-home": ["home"],
  "central-hexes": ["central"],
  "outer-hexes": ["outer"],
  "camps-here": ["influence"],
};

/** What is counted. */
export function signsOfCount(count: Count): Sign[] {
  if (typeof count === "string") return COUNTED[count].map(draw);
  if ("steps" in count) return [draw(count.steps)];
  return [draw("s-village"), draw(`s-${count["villages-at"]}`)];
}

/** So many points for each of something. */
export function signsOfScore(count: Count, points: number, most: number): Sign[] {
  const limit = most === UNLIMITED ? [] : [text(`≤${most}`)];
  return [...amount("points", points), text("×"), ...signsOfCount(count), ...limit];
}

export function signsOf(effect: Effect): Sign[] {
  if (effect === "village") return [draw("s-village")];
  if (effect === "top-animal") return [draw("top")];
  if (effect === "open-animal") return [draw("open")];
  if (effect === "reshuffle") return [draw("reshuffle")];
  if (effect === "moves-and-other") return [draw("moves"), text("+"), draw("other")];
  if ("food" in effect) return amount("food", effect.food);
  if ("tools" in effect) return amount("tools", effect.tools);
  if ("points" in effect) return amount("points", effect.points);
  if ("labour" in effect) return amount("labour", effect.labour);
  if ("labour-in" in effect) {
    const [name, count] = effect["labour-in"];
    return [column(name), ...amount("labour", count)];
  }
  if ("moves" in effect) return times("moves", effect.moves);
  if ("camps" in effect) return times("s-camp", effect.camps);
  if ("step" in effect) return [draw(effect.step)];
  if ("steps" in effect) return times("idol", effect.steps);
  if ("megaliths" in effect) return times("mega", effect.megaliths);
  if ("megalith-for" in effect) return [...amount("tools", effect["megalith-for"]), text("→"), draw("mega")];
  if ("draw" in effect) return times("draw", effect.draw);
  if ("tip" in effect) return times("tip", effect.tip);
  if ("bury" in effect) return times("bury", effect.bury[0]);
  if ("food-for-tools" in effect)
    return [draw("food"), text("→"), draw("tools"), text(`×${effect["food-for-tools"]}`)];
  if ("tools-for-food" in effect)
    return [draw("tools"), text("→"), ...amount("food", 2), text(`×${effect["tools-for-food"]}`)];
  if ("food-for-points" in effect)
    return [draw("food"), text("→"), draw("points"), text(`×${effect["food-for-points"]}`)];
  if ("discount" in effect) {
    const [name, count] = effect.discount;
    return [column(name), draw("tools"), text(`−${count}`)];
  }
  if ("tribe" in effect) return [text("+"), ...times("person", effect.tribe)];
  if ("strength" in effect) return [draw("strength"), text(`+${effect.strength}`)];
  if ("points-per" in effect) return signsOfScore(...effect["points-per"]);
  if ("fish" in effect) return times("fish", effect.fish);
  return effect.choose.flatMap((option, index) => [
    ...(index > 0 ? [text("/")] : []),
    ...option.flatMap(signsOf),
  ]);
}
