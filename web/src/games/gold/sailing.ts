/** Ships travel along the river. */
import { still } from "../../table/motion";
import { legsBetween, type Course, type Point } from "./course";

/** So long a ship is under way, in milliseconds. */
const TIME = 420;
/** No ship sails farther at once; what is farther is a jump in the replay. */
const FARTHEST = 6;

/** The points of a voyage; past the mouth a ship vanishes and comes again at the source. */
export function legs(course: Course, from: number, to: number): Point[][] {
  const steps = (to - from + 14) % 14;
  return steps > 0 && steps <= FARTHEST ? legsBetween(course, from, to) : [];
}

/** Lets a ship, which lies at its berth already, come from where it was. `unit` is the length of 1 in pixels. */
export function sail(ship: HTMLElement, route: Point[][], berth: Point, unit: number): void {
  if (still() || route.length === 0) return;
  const frames = route.flatMap((leg, index) =>
    leg.map(({ x, y }, at) => {
      const hidden = (index < route.length - 1 && at === leg.length - 1) || (index > 0 && at === 0);
      return {
        translate: `${(x - berth.x) * unit}px ${(y - berth.y) * unit}px`,
        opacity: hidden ? 0 : 1,
      };
    }),
  );
  ship.dataset.travels = "";
  const home = { translate: "0px 0px", opacity: 1 };
  const voyage = ship.animate([...frames, home], { duration: TIME, easing: "ease-in-out" });
  const arrive = () => delete ship.dataset.travels;
  voyage.finished.then(arrive, arrive);
}
