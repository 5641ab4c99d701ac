/** The die as a wheel: the face that it shows is on top, and what costs more is farther down. */
import type { Mark } from "../../table/choice.svelte";
import type { View } from "./view";

export const FACES = [1, 2, 3, 4, 5, 6];

/** Whether the die is set instead of rolled: then every face costs the same. */
export const isSetting = ({ phase }: View) => phase === "first" || phase === "end";

/** Whether a click on a face turns the die to it, perhaps instead of something picked. */
export const isOffered = (mark: Mark) => mark === "open" || mark === "other";

/** The angle of a face, clockwise from the top. Before the first roll 1 is on top. */
export const angleOf = (face: number, die: number) => ((face - (die || 1) + 6) % 6) * 60;

/** A sector of the ring around the middle of a drawing of 100 by 100. */
export function sector(angle: number, inner: number, outer: number): string {
  const at = (degrees: number, radius: number) => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return `${(50 + Math.cos(turn) * radius).toFixed(2)} ${(50 + Math.sin(turn) * radius).toFixed(2)}`;
  };
  const [from, to] = [angle - 29, angle + 29];
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}
