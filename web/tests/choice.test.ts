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

/** Cards and spaces may be pointed at ahead of their turn. */
function withAhead(...moves: OfferedMove[]) {
  choice.ahead = (name) => /^(card|space):/.test(name);
  choice.offer({ moves, targets: {} });
}

test("a target may be pointed at ahead of its turn", () => {
  withAhead(
    move("island:wood"),
    move("island:reserve", "card:1"),
    move("island:reserve", "card:2"),
    move("island:build", "card:2"),
  );
  expect(choice.next).toEqual(["island:wood", "island:reserve", "island:build"]);
  expect(choice.mark("card:1")).toBe("open");
  choice.point("card:1", here);
  expect(choice.next).toEqual(["island:reserve"]);
  expect(choice.mark("island:reserve")).toBe("open");
  expect(choice.mark("card:2")).toBe("other");
  expect(choice.mark("island:build")).toBe("other");
  choice.point("card:2", here);
  expect(choice.picked).toEqual(["card:2"]);
  expect(choice.next).toEqual(["island:reserve", "island:build"]);
  choice.point("island:build", here);
  expect(played).toEqual(["island:build card:2"]);
  expect(choice.path).toEqual(["island:build", "card:2"]);
});

test("in its turn it is pointed at as ever", () => {
  withAhead(move("island:reserve", "card:1"), move("island:build", "card:2"));
  choice.point("island:build", here);
  expect(choice.next).toEqual(["card:2"]);
  choice.point("card:2", here);
  expect(played).toEqual(["island:build card:2"]);
});

test("two that may both be pointed at ahead come in any order", () => {
  withAhead(move("space:3", "space:7"), move("space:3", "space:12"), move("space:7", "space:12"));
  choice.point("space:12", here);
  expect(choice.next).toEqual(["space:3", "space:7"]);
  choice.point("space:3", here);
  expect(played).toEqual(["space:3 space:12"]);
});

test("what leads nowhere is asked about without what was pointed at ahead", () => {
  withAhead(move("island:reserve", "card:1"), move("island:wood"));
  choice.point("card:1", here);
  choice.point("card:9", here);
  choice.point("island:clay", here);
  expect(refused).toEqual([["card:9"], ["island:clay"]]);
});
