import { beforeEach, expect, test } from "vitest";
import { Choice } from "../src/table/choice.svelte";
import type { OfferedMove } from "../src/wire";

const move = (...path: string[]): OfferedMove => ({ move: path.join(" "), path });
const here = null as unknown as Element;

let played: string[];
let refused: string[][];
let choice: Choice;

beforeEach(() => {
  played = [];
  refused = [];
  choice = new Choice(
    ({ move }) => played.push(move),
    (targets) => refused.push(targets),
  );
  choice.offer({
    moves: [
      move("hand:a", "cell:1", "turn:0"),
      move("hand:a", "cell:1", "turn:2"),
      move("hand:a", "cell:2", "turn:1"),
      move("hand:b", "cell:2", "turn:0"),
      move("button:pass"),
    ],
    targets: {},
  });
});

test("pointing narrows the moves, and the last target plays", () => {
  expect(choice.next).toEqual(["hand:a", "hand:b", "button:pass"]);
  choice.point("hand:a", here);
  expect(choice.next).toEqual(["cell:1", "cell:2"]);
  choice.point("cell:1", here);
  choice.point("turn:2", here);
  expect(played).toEqual(["hand:a cell:1 turn:2"]);
  expect(choice.sending).toBe(true);
  expect(choice.path).toEqual(["hand:a", "cell:1", "turn:2"]);
  expect(choice.next).toEqual([]);
});

test("another target of the same kind takes the place of the one that is picked", () => {
  choice.point("hand:a", here);
  choice.point("cell:1", here);
  expect(choice.mark("cell:2")).toBe("other");
  choice.point("cell:2", here);
  expect(choice.picked).toEqual(["hand:a", "cell:2"]);
  expect(choice.mark("hand:b")).toBe("other");
  choice.point("hand:b", here);
  expect(choice.picked).toEqual(["hand:b"]);
  choice.point("button:pass", here);
  expect(played).toEqual(["button:pass"]);
});

test("what was picked is given back by a second click, or by a step back", () => {
  choice.point("hand:a", here);
  choice.point("cell:1", here);
  choice.point("hand:a", here);
  expect(choice.picked).toEqual([]);
  choice.point("hand:b", here);
  expect(choice.back()).toBe(true);
  expect(choice.back()).toBe(false);
});

test("what follows a target can be asked for before it is picked", () => {
  expect(choice.after(["hand:a", "cell:1"])).toEqual(["turn:0", "turn:2"]);
  expect(choice.after(["hand:b"])).toEqual(["cell:2"]);
});

test("what leads nowhere is refused, with all that was picked", () => {
  choice.point("hand:b", here);
  choice.point("cell:1", here);
  expect(refused).toEqual([["hand:b", "cell:1"]]);
  expect(choice.mark("cell:1")).toBeNull();
});
