/** What is drawn on a tile, and where. */
import { along, cornerPoint, meadowCorners, siteOf, type Point, type Spot } from "./channel";
import { turnCorner, type Corner } from "./grid";
import { FACES, type End, type Face, type Good, type Tile, type Turn } from "./view";

/** A sack or an axe on the channel. */
export interface Token extends Point {
  good: Good;
  segment: End;
}

const CORNERS: Corner[] = ["NW", "NE", "SE", "SW"];
const PLANTS = ["bush", "fir", "grass", "field", "bush", "fir"];
/** What grazes on the tiles that only larger tables use. */
const HERDS: Record<string, string> = { S: "sheep", C: "cow" };

/** The goods of a tile, each at its place on the channel. */
export function tokensOf(tile: Tile, turn: Turn): Token[] {
  const face = FACES[tile]!;
  return (["a", "b"] as const).flatMap((segment, index) => {
    const [sacks, axes] = face.goods[index]!;
    const goods: Good[] = [...Array<Good>(sacks).fill("sack"), ...Array<Good>(axes).fill("axe")];
    return goods.map((good, place) => {
      const { x, y } = along(face.shape, partOf(face, segment, place, goods.length), turn);
      return { good, segment, x, y };
    });
  });
}

/** Before or after a bridge; else in the middle, or to both sides of it. */
function partOf(face: Face, segment: End, place: number, count: number): number {
  if (face.building) return segment === "a" ? 0.18 : 0.82;
  return count === 1 ? 0.5 : place === 0 ? 0.29 : 0.71;
}

/** Where arrows show the current: wherever nothing else lies on the channel. */
export function arrowsOf(tile: Tile, turn: Turn, current: End): Spot[] {
  const face = FACES[tile]!;
  const back = current === "b" ? 180 : 0;
  return arrowParts(face).map((part) => {
    const spot = along(face.shape, part, turn);
    return { ...spot, angle: spot.angle + back };
  });
}

function arrowParts(face: Face): number[] {
  const [[sacks, axes], [sacksB, axesB]] = face.goods;
  if (face.building) return [...(sacks + axes > 0 ? [] : [0.18]), ...(sacksB + axesB > 0 ? [] : [0.82])];
  const count = sacks + axes;
  if (count === 2) return [0.05, 0.5];
  return count === 1 ? [0.13, 0.87] : [0.15, 0.5, 0.85];
}

/** Plants and herds in the corners that are free. */
export function growthOf(tile: Tile, turn: Turn): (Point & { kind: string })[] {
  const face = FACES[tile]!;
  const meadows = meadowCorners(face.meadow, turn);
  const number = Number(tile.slice(1));
  const herd = HERDS[tile[0]!];
  if (face.building) {
    const { free } = siteOf(face.shape, face.meadow, turn);
    return meadows.includes(free) ? [] : [{ kind: herd ?? "grass", ...cornerPoint(free) }];
  }
  // The inner corner of a bend is small.
  const inner = face.shape === "bend" ? "NE" : null;
  const corners = CORNERS.filter((corner) => corner !== inner && !face.meadow.includes(corner));
  return corners.map((corner, index) => {
    const kind = index === 0 && herd ? herd : PLANTS[(number + 2 * index) % PLANTS.length]!;
    return { kind, ...cornerPoint(turnCorner(corner, turn)) };
  });
}
