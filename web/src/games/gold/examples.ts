/** Positions for tests. */
import type { Outlook, PlayerView, Share, View, Voyage } from "./view";

export const NOTHING: Share = {
  koku: 0,
  goods: [0, 0, 0],
  any: 0,
  favour: 0,
  points: 0,
  influence: [0, 0, 0, 0, 0, 0],
  draws: 0,
};

function playerOf(ships: [number, number], die: number): PlayerView {
  return {
    koku: 8,
    goods: [1, 1, 1],
    favour: 2,
    limit: 3,
    points: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    influence: [0, 0, 0, 0, 0, 0],
    held: 2,
    hand: null,
    delivered: [],
    ships,
    royal: null,
    die,
    patron: null,
    clan: null,
  };
}

/** Two players: ships on 5 and 11 with a 4 on the die, and on 3 and 13 with a 2. Nothing is built. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    rule: "off",
    first: 0,
    turn: 0,
    phase: "main",
    players: [playerOf([5, 11], 4), playerOf([3, 13], 2)],
    patrons: [],
    shore: Array.from({ length: 30 }, () => ({ tile: null, markers: [] })),
    row: ["E1-P1", "E1-S5", "E1-M2", "E1-R3"],
    tops: ["E1-P2", "E2-P1"],
    below: [7, 8],
    gone: [],
    deck: 26,
    discard: [],
    scoring: [0, 1, 2, 3, 4, 5],
    masteries: ["blossom", "two-alike", "four-trades"],
    claims: [[], [], []],
    pending: [],
    journey: false,
    last_turns: null,
    ...changes,
  };
}

/** Where ships would come to; what that brings does not matter. */
export function outlookOf(view: View): Outlook {
  const voyage = (from: number, face: number): Voyage => ({
    to: ((from + face - 1) % 14) + 1,
    journey: from + face > 14,
    brings: view.players.map(() => NOTHING),
  });
  const faces = [1, 2, 3, 4, 5, 6];
  return {
    players: view.players.map(({ ships }) => ({
      faces: [0, 0, 0, 0, 0, 0],
      prices: Array<number>(30).fill(6),
      voyages: ships.map((from) => faces.map((face) => voyage(from, face))),
      masteries: [
        { have: 0, need: 1 },
        { have: 0, need: 2 },
        { have: 0, need: 4 },
      ],
      regions: [0, 0, 0, 0, 0, 0],
      deliveries: 0,
      abilities: 0,
      total: 0,
    })),
  };
}
