/** On a phone the river scrolls by itself to what matters: where a ship would stop, where a tile can be built, what happened. */
import { still } from "../../table/motion";
import type { Seat } from "../../wire";
import { spot, type Course } from "./course";
import { AROUND, SHORES, type View } from "./view";
import type { Trip } from "./voyages";

/** So high is the card with what a voyage would bring, in pixels, more or less. */
const COVERED = 120;

/** What decides where to look. */
export interface Scene {
  view: View;
  /** Whose ships are looked for when the table is opened and when the turn comes. */
  seat: Seat;
  /** What this player would pay on the shore spaces. */
  prices: number[];
  course: Course;
  trips: Trip[];
  path: string[];
  next: string[];
}

/** The heights that should be in sight, in the units of the picture; none if there is no reason to move. */
export function heights({ course, trips, path, next }: Scene): number[] {
  const trip = trips[0];
  // What is merely pointed at moves nothing: it would slip away from under the pointer.
  if (trip && path[0]?.startsWith("ship:")) {
    const around = (AROUND[trip.to - 1] ?? []).map((index) => course.plots[index]!.y);
    return [spot(course, trip.to).y, ...around];
  }
  const spaces = next.length > 0 && next.every((name) => !/^(die|ship|row):/.test(name));
  if (path.some((name) => name.startsWith("row:")) || spaces) {
    return next.flatMap((name) => {
      const space = name.startsWith("shore:") ? Number(name.slice("shore:".length)) : 0;
      return course.plots[space - 1]?.y ?? [];
    });
  }
  return [];
}

/** What has changed on the river: where a ship has come to, or where something was built. */
export function changed(before: View, now: View, course: Course): number[] {
  const ships = now.players.flatMap(({ ships }, seat) =>
    ships.filter((space, index) => space > 0 && space !== before.players[seat]?.ships[index]),
  );
  const plots = now.shore.flatMap(({ tile, markers }, index) =>
    tile !== before.shore[index]?.tile || markers.length !== before.shore[index]?.markers.length
      ? [course.plots[index]!.y]
      : [],
  );
  const all = [...ships.map((space) => spot(course, space).y), ...plots];
  // Where everything is new, the table has just been opened.
  return all.length <= 2 ? all : [];
}

/** Where one's first ship is. */
export function home({ view, seat, course }: Scene): number[] {
  const space = view.players[seat]?.ships[0] ?? 0;
  return space > 0 ? [spot(course, space).y] : [];
}

/**
 * What its player looks for when the turn begins or the die was turned: the places for a building that the new face
 * allows, or else a ship, unless one is between these heights anyway.
 */
export function own(before: View, scene: Scene, [top, bottom]: [number, number]): number[] {
  const { view, seat, course, prices } = scene;
  const player = view.players[seat];
  if (!player || view.turn !== seat || view.phase !== "main") return [];
  const began = before.turn !== seat || before.phase !== "main";
  if (!began && before.players[seat]?.die === player.die) return [];
  const free = SHORES.flatMap(({ region }, index) =>
    region === player.die - 1 && !view.shore[index]?.tile && prices[index]! <= player.koku
      ? [course.plots[index]!.y]
      : [],
  );
  if (!began && free.length > 0) return free;
  const far = (y: number) => Math.abs(y - (top + bottom) / 2);
  const [nearest] = player.ships.map((space) => spot(course, space).y).sort((a, b) => far(a) - far(b));
  return nearest === undefined || (nearest > top && nearest < bottom) ? [] : [nearest];
}

/** Keeps what matters in sight. */
export function follow(scene: () => Scene): (node: HTMLElement) => void {
  let before: View | null = null;
  return (node) => {
    const now = scene();
    const last = before;
    before = now.view;
    if (node.scrollHeight <= node.clientHeight) return;
    const unit = node.scrollHeight / now.course.height;
    const sight: [number, number] = [node.scrollTop / unit, (node.scrollTop + node.clientHeight) / unit];
    const reasons = last
      ? [heights(now), own(last, now, sight), changed(last, now.view, now.course)]
      : [heights(now), home(now)];
    const all = reasons.find((reason) => reason.length > 0) ?? [];
    if (all.length === 0) return;
    const middle = ((Math.min(...all) + Math.max(...all)) / 2) * unit;
    // What the voyage would bring lies over the lower end of the river.
    const covered = now.trips.length > 0 ? COVERED : 0;
    const top = Math.max(0, middle - (node.clientHeight - covered) / 2);
    node.scrollTo({ top, behavior: still() ? "instant" : "smooth" });
  };
}
