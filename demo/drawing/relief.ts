import { noise, png, toneDot } from './raster.ts';
import { n } from './svg.ts';

/** A point in mm. */
export type Point = [x: number, y: number];

/** A fold: from where the cloth is held, past a point that bends it, to where it runs out; how wide and how high it stands, in mm. Below 0 it is a furrow. */
export type Fold = [from: Point, bend: Point, to: Point, wide: number, high: number];

/** Something rounded that stands out beneath the cloth, or a hollow where `high` is below 0. */
export type Swell = [cx: number, cy: number, rx: number, ry: number, high: number];

/** Where cloth is crushed into small wrinkles, which run in a direction of so many degrees. */
export type Crush = [cx: number, cy: number, rx: number, ry: number, degrees: number, high: number];

/** How a piece of cloth lies. */
export interface Lie {
  folds?: Fold[];
  swells?: Swell[];
  crushed?: Crush[];
  /** Other wrinkles for another number. */
  seed?: number;
}

/** The same on the other side of x = 0; the light stays where it is. */
export const flipped = ({ folds = [], swells = [], crushed = [], seed }: Lie): Lie => {
  const over = ([x, y]: Point): Point => [-x, y];
  return {
    folds: folds.map(([from, bend, to, wide, high]) => [over(from), over(bend), over(to), wide, high]),
    swells: swells.map(([cx, ...rest]) => [-cx, ...rest]),
    crushed: crushed.map(([cx, cy, rx, ry, degrees, high]) => [-cx, cy, rx, ry, -degrees, high]),
    seed: (seed ?? 1) + 50,
  };
};

type Height = (x: number, y: number) => number;

/** Light from the upper left, as in every picture. */
const light = { x: -0.46, y: -0.6, z: 0.66 };
const dotsPerMm = 1.6;

/**
 * How light and shade lie on cloth that is not flat, over a frame of x, y, w, h in mm. The cloth's height is reckoned at every dot and
 * lit, so that each fold has its bright and its dark side and the swell of a body shows between them.
 */
export function relief([x, y, w, h]: [x: number, y: number, w: number, h: number], lie: Lie): string {
  const [wide, high] = [Math.round(w * dotsPerMm), Math.round(h * dotsPerMm)];
  const height = heightOf(lie);
  const heights = Float32Array.from({ length: (wide + 1) * (high + 1) }, (_, i) =>
    height(x + (i % (wide + 1)) / dotsPerMm, y + Math.floor(i / (wide + 1)) / dotsPerMm),
  );
  const at = (column: number, row: number) => heights[row * (wide + 1) + column] ?? 0;
  const shade = (column: number, row: number) => {
    const here = at(column, row);
    const [dx, dy] = [(at(column + 1, row) - here) * dotsPerMm, (at(column, row + 1) - here) * dotsPerMm];
    const lit = (light.z - dx * light.x - dy * light.y) / Math.hypot(dx, dy, 1) / light.z - 1;
    return toneDot(lit > 0 ? Math.min(0.4, lit * 0.5) : Math.max(-0.72, lit * 0.8));
  };
  return `<image x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="none" href="${png(wide, high, 2, shade)}"/>`;
}

function heightOf({ folds = [], swells = [], crushed = [], seed = 1 }: Lie): Height {
  const ridges = folds.map(ridge);
  return (x, y) => {
    // No fold runs as straight as it was drawn.
    const bentX = x + 5 * noise(x / 46, y / 46, seed) + 1.6 * noise(x / 15, y / 15, seed + 1);
    const bentY = y + 5 * noise(x / 46, y / 46, seed + 2) + 1.6 * noise(x / 15, y / 15, seed + 3);
    let height = 0.9 * noise(x / 70, y / 70, seed + 4) + 0.25 * noise(x / 24, y / 24, seed + 5);
    for (const each of ridges) height += each(bentX, bentY);
    for (const [cx, cy, rx, ry, high] of swells) height += high * fading((x - cx) / rx, (y - cy) / ry);
    for (const each of crushed) height += wrinkles(each, bentX, bentY, seed);
    return height;
  };
}

const fading = (x: number, y: number) => Math.exp(-(x * x + y * y));

function wrinkles([cx, cy, rx, ry, degrees, high]: Crush, x: number, y: number, seed: number): number {
  const there = fading((x - cx) / rx, (y - cy) / ry);
  if (there < 0.02) return 0;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [along, across] = [x * cos + y * sin, y * cos - x * sin];
  // The crests of a slow noise, drawn out along the wrinkles.
  return high * there * (1 - Math.min(1, 2 * Math.abs(noise(along / 56, across / 18, seed + 7))));
}

/** The height of one fold: sharp where it begins, lower and wider as it runs out. */
function ridge([from, bend, to, wide, high]: Fold): Height {
  const steps = 18;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const on = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
    return [on(0), on(1)];
  });
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const margin = wide * 5;
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  return (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return 0;
    const { distance, t } = nearest(points, x, y);
    const across = distance / (wide * (0.55 + 0.9 * t));
    const fades = Math.min(1, t * 7 + 0.35) * (1 - t) ** 0.8;
    return high * fades * (0.65 * Math.exp(-across * across) + 0.35 * Math.exp(-across * 1.4));
  };
}

/** How far a point is from a line of points, and at what part of its length, 0-1, that is. */
function nearest(points: Point[], x: number, y: number): { distance: number; t: number } {
  let best = { distance: Number.POSITIVE_INFINITY, t: 0 };
  for (let i = 0; i + 1 < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i] as Point, points[i + 1] as Point];
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const distance = Math.hypot(x - ax - part * dx, y - ay - part * dy);
    if (distance < best.distance) best = { distance, t: (i + part) / (points.length - 1) };
  }
  return best;
}
