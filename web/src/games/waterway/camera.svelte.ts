/** What part of the river is shown: everything, until the player chooses. */
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { still } from "../../table/motion";
import { boundsOf, fitted, kept, middleOf, revealing, zoomed, type Box, type Room } from "./frame";
import type { Point } from "./channel";

const TIME = 420;
/** A cell is at least so large where fingers point at it, in pixels. */
const FINGER = 44;
/** How small and how large a cell can be made, in pixels. */
const SMALLEST = 26;
const LARGEST = 220;

export class Camera {
  #box = new Tween<Box>(boundsOf([], 1), { easing: cubicOut });
  #room: Room = { width: 0, height: 0 };
  #bounds = boundsOf([], 1);
  #about: Point = middleOf(boundsOf([], 1));
  /** The player chose what to see. */
  #own = $state(false);

  get box(): Box {
    return this.#box.current;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Whether the whole river is shown by itself. */
  get follows(): boolean {
    return !this.#own;
  }

  /** The room, or the river in it, has changed; `about` is what was built last. */
  follow(room: Room, bounds: Box, about: Point): void {
    if (room.width === 0 || room.height === 0) return;
    const resized = room.width !== this.#room.width || room.height !== this.#room.height;
    [this.#room, this.#bounds, this.#about] = [room, bounds, about];
    if (!this.#own) return this.#show(this.#fit(), !resized);
    const { box } = this;
    if (resized) this.#show({ ...box, height: (box.width * room.height) / room.width }, false);
  }

  fit(): void {
    this.#own = false;
    this.#show(this.#fit(), true);
  }

  zoom(factor: number, at: Point = { x: 0.5, y: 0.5 }, smoothly = true): void {
    const target = this.#box.target;
    const cell = (100 * this.#room.width) / target.width;
    const bound = Math.min(LARGEST / cell, Math.max(SMALLEST / cell, factor));
    this.#own = true;
    this.#show(kept(zoomed(target, bound, at), this.#bounds), smoothly);
  }

  /** By so many pixels. */
  pan(dx: number, dy: number): void {
    const target = this.#box.target;
    const scale = target.width / this.#room.width;
    this.#own = true;
    this.#show(kept({ ...target, x: target.x - dx * scale, y: target.y - dy * scale }, this.#bounds), false);
  }

  /** Brings a cell into sight, with so many pixels below it. */
  reveal({ x, y }: Point, below = 0): void {
    const { target } = this.#box;
    const more = (below * target.width) / Math.max(1, this.#room.width);
    const box = revealing(target, { x: x * 100, y: y * 100, width: 100, height: 100 + more });
    if (box.x !== target.x || box.y !== target.y) this.#show(box, true);
  }

  #fit(): Box {
    const least = matchMedia("(pointer: coarse), (max-width: 640px)").matches ? FINGER : SMALLEST;
    return fitted(this.#bounds, this.#room, least, this.#about);
  }

  #show(box: Box, smoothly: boolean): void {
    void this.#box.set(box, { duration: smoothly && !still() ? TIME : 0 });
  }
}
