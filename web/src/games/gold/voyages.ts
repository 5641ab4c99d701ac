/** Voyages that somebody looks at before they are made: where a ship would stop, and what everybody would get. */
import type { Seat } from "../../wire";
import type { Gained } from "./gains";
import { AROUND, type Good, type Outlook, type Share, type View, type Voyage } from "./view";

/** A ship of somebody; ships count from 1. */
export interface Pointed {
  seat: Seat;
  ship: number;
}

/** A voyage with the ship that makes it. */
export interface Trip extends Pointed, Voyage {
  from: number;
  steps: number;
}

/** What is looked at. */
export interface Look {
  /** The ship that somebody points at. */
  ship: Pointed | null;
  /** The face of one's own die. */
  face: number | null;
  /** The river space at which it would stop. */
  stop: number | null;
}

const GOODS: Good[] = ["silk", "rice", "porcelain"];
const RIVER = 14;

function tripOf(view: View, outlook: Outlook, { seat, ship }: Pointed, face: number): Trip[] {
  const voyage = outlook.players[seat]?.voyages[ship - 1]?.[face - 1];
  const from = view.players[seat]?.ships[ship - 1] ?? 0;
  return voyage ? [{ ...voyage, seat, ship, from, steps: (voyage.to - from + RIVER) % RIVER }] : [];
}

/** Whether the die of a player says how far the next voyage goes: not once it has been used. */
function counts(view: View, seat: Seat): boolean {
  if (view.players[seat]?.die === 0) return false;
  return seat !== view.turn || view.phase === "main";
}

/** The voyages of a picked ship: those that can be chosen. */
function chosen(view: View, outlook: Outlook, seat: Seat, ship: number, stops: number[]): Trip[] {
  const all = [1, 2, 3, 4, 5, 6].flatMap((face) => tripOf(view, outlook, { seat, ship }, face));
  return all.filter(({ to }) => stops.includes(to));
}

/** The voyages to be shown: of what is pointed at, or else of the ship that is picked. */
export function tripsOf(
  view: View,
  outlook: Outlook,
  you: Seat,
  path: string[],
  next: string[],
  look: Look,
): Trip[] {
  const { face, ship } = look;
  const picked = Number(/^ship:(\d)$/.exec(path[0] ?? "")?.[1] ?? 0);
  const stops = next.flatMap((name) =>
    name.startsWith("river:") ? Number(name.slice("river:".length)) : [],
  );
  if (face !== null && counts(view, you)) {
    return [1, 2].flatMap((which) => tripOf(view, outlook, { seat: you, ship: which }, face));
  }
  if (picked && (ship === null || (ship.seat === you && ship.ship === picked))) {
    const trips = chosen(view, outlook, you, picked, stops);
    const one = trips.filter(({ to }) => to === look.stop);
    return one.length > 0 ? one : trips;
  }
  if (ship && counts(view, ship.seat)) return tripOf(view, outlook, ship, view.players[ship.seat]?.die ?? 0);
  return [];
}

/** The shore spaces that voyages touch, from 0. */
export function touched(trips: Trip[]): Set<number> {
  return new Set(trips.flatMap(({ to }) => AROUND[to - 1] ?? []));
}

const ofKind = (goods: Good | "any", count: number): Gained[] => (count > 0 ? [{ goods, count }] : []);

/** What a share is made of, kind by kind; influence follows by region. */
export function effectsOf({ koku, goods, any, favour, points, draws }: Share): Gained[] {
  return [
    ...(koku > 0 ? [{ koku }] : []),
    ...GOODS.flatMap((good, kind) => ofKind(good, goods[kind] ?? 0)),
    ...ofKind("any", any),
    ...(favour > 0 ? [{ favour }] : []),
    ...(points > 0 ? [{ points }] : []),
    ...(draws > 0 ? [{ draw: draws }] : []),
  ];
}

/** The regions in which a share brings influence, from 0, with the steps. */
export function influenceOf({ influence }: Share): [region: number, steps: number][] {
  return influence.flatMap((steps, region): [number, number][] => (steps > 0 ? [[region, steps]] : []));
}

export function isNothing(share: Share): boolean {
  return effectsOf(share).length === 0 && influenceOf(share).length === 0;
}
