/** How a picked tile comes to its cell. */
import { still } from "../../table/motion";
import type { Point } from "./channel";

const TIME = 220;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** Lets a drawing inside the board come from a place on the page, as large as it was there. */
export function landFrom(drawing: SVGGraphicsElement, from: DOMRect): void {
  const here = drawing.getBoundingClientRect();
  const unit = drawing.getScreenCTM()?.a;
  if (still() || !unit || here.width === 0) return;
  const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
  const [start, end] = [middle(from), middle(here)];
  const shift = `${(start.x - end.x) / unit}px ${(start.y - end.y) / unit}px`;
  drawing.dataset.travels = "";
  const way = drawing.animate(
    { translate: [shift, "0 0"], scale: [`${from.width / here.width}`, "1"] },
    { duration: TIME, easing: EASE },
  );
  const arrive = () => delete drawing.dataset.travels;
  way.finished.then(arrive, arrive);
}
