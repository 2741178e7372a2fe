import { patch, sewnOn, stitched } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, clipped, darker, fill, lighter, n, oval, stroke } from './svg.ts';
import { clothPaints, ripstopPaints } from './weave.ts';

/** A point in mm: to the right of the wearer's middle as seen from the front, up, and to the front. */
type Point = [right: number, up: number, front: number];
/** A face of cloth: a point for each pair of numbers. */
type Sheet = (a: number, b: number) => Point;

const [halfWide, halfDeep, high] = [92, 108, 97];
/** How far round from the middle the peak is sewn on. */
const peakReach = (77 * Math.PI) / 180;
const peakLong = 74;

/** The rim hangs lower at the sides, for the peak is bent over the eyes. */
const rim = (right: number) => -30 * (right / halfWide) ** 2;
/** Each of the six seams pulls a furrow. */
const furrow = (round: number) => {
  const off = Math.abs((((((round * 3) / Math.PI) % 1) + 1.5) % 1) - 0.5) * 60;
  return 1 - 0.016 * Math.exp(-((off / 4) ** 2));
};

/** The crown: how far round from the front (radians), and how far up (0 at the rim, 1 at the button). */
const crown: Sheet = (round, up) => {
  const t = (up * Math.PI) / 2;
  // The sweatband draws it in a little.
  const reach = (Math.cos(t) ** 0.7 - 0.05 * Math.exp(-up * 14)) * furrow(round);
  const right = halfWide * Math.sin(round);
  return [
    right * reach,
    rim(right) + (high - rim(right)) * Math.sin(t) ** 0.86,
    halfDeep * Math.cos(round) * reach,
  ];
};

/** The peak: across from -1 to 1, and out from the crown (0) to its edge (1). */
const peak: Sheet = (across, out) => {
  const inner = crown(across * peakReach, 0);
  const edge = Math.sqrt(Math.max(0, 1 - Math.abs(across) ** 2.6));
  const right = inner[0] * (1 + 0.1 * out * (1 - Math.abs(across) ** 6));
  const front = inner[2] + peakLong * out * edge;
  return [right, inner[1] - out * edge * (9 + 5 * out), front];
};

/** How it is seen: turned to the left, and from so far above, in degrees. */
interface View {
  turn: number;
  tilt: number;
}

function seen([right, up, front]: Point, { turn, tilt }: View): Point {
  const [a, b] = [(-turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const x = right * Math.cos(a) + front * Math.sin(a);
  const z = front * Math.cos(a) - right * Math.sin(a);
  return [x, -(up * Math.cos(b) - z * Math.sin(b)), up * Math.sin(b) + z * Math.cos(b)];
}

const range = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
const line = (points: Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** Light from the upper left, before the cap: x to the right, y down, z towards us. */
const light: Point = [-0.46, -0.66, 0.6];

/** How a small face lies to the light, -1 to 1, and whether its outer side is turned from us. */
function facing(p: Point, q: Point, r: Point): { lit: number; away: boolean } {
  const less = (a: Point) => a.map((part, i) => part - (p[i] ?? 0)) as Point;
  const [u, v] = [less(q), less(r)];
  const out: Point = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  // Whichever side it is, what we see of it is the side towards us.
  const length = (Math.hypot(...out) || 1) * (out[2] < 0 ? -1 : 1);
  const lit = out.reduce((sum, part, i) => sum + part * (light[i] ?? 0), 0) / length;
  return { lit, away: out[2] > 0 };
}

const toned = (colour: string, lit: number) =>
  lit > 0.6
    ? lighter(colour, Math.min(0.3, (lit - 0.6) * 0.55))
    : darker(colour, Math.min(0.6, (0.6 - lit) * 0.6));

/** A sheet as many small faces, each as light as it lies, and all that they cover; its other side in a colour of its own, if seen. */
function faces(
  sheet: Sheet,
  [as, bs]: [number[], number[]],
  view: View,
  { colour, inside }: { colour: string; inside?: string },
): { art: string; cover: string } {
  let [art, cover] = ['', ''];
  for (const [i, a0] of as.slice(0, -1).entries()) {
    for (const [k, b0] of bs.slice(0, -1).entries()) {
      const [a = 0, b = 0] = [as[i + 1], bs[k + 1]];
      const place = (a: number, b: number) => seen(sheet(a, b), view);
      const { lit, away } = facing(place(a0, b0), place(a, b0), place(a0, b));
      const side = away ? inside : colour;
      if (!side) continue;
      const d = `${line([place(a0, b0), place(a, b0), place(a, b), place(a0, b)])}z`;
      const tone = toned(side, lit);
      art += `<path d="${d}" fill="${tone}" stroke="${tone}" stroke-width=".5"/>`;
      cover += d;
    }
  }
  return { art, cover };
}

/** A line up the crown, as far as it is on the side we see. */
function upCrown(round: number, view: View, [from, to] = [0, 1], aside = 0): string {
  const place = (r: number, up: number) => seen(crown(r, up), view);
  const points = range(from, to, 30).flatMap((up) => {
    const r = round + aside / (halfWide * Math.max(0.12, Math.cos((up * Math.PI) / 2)));
    const below = Math.min(up, 0.97);
    const { away } = facing(place(r, below), place(r + 0.01, below), place(r, below + 0.01));
    return away ? [] : [place(r, up)];
  });
  return points.length > 1 ? line(points) : '';
}

/** A line round the crown, as far as it is on the side we see. */
function roundCrown(up: number, view: View): string {
  const place = (round: number, up: number) => seen(crown(round, up), view);
  const points = range(-Math.PI, Math.PI, 120).filter(
    (round) => !facing(place(round, up), place(round + 0.01, up), place(round, up + 0.01)).away,
  );
  return line(points.map((round) => place(round, up)));
}

/** A circle sewn into the crown. */
const eyelet = (round: number, up: number, r: number, view: View) =>
  `${line(
    range(0, Math.PI * 2, 24).map((t) =>
      seen(crown(round + (r / 66) * Math.cos(t), up + (r / 150) * Math.sin(t)), view),
    ),
  )}z`;

/** The loop panel on the two front panels, and the patch on it as it lies there. */
function badge(colour: string, brand: string, view: View): string {
  const [wide, low, top] = [0.4, 0.17, 0.43];
  const edge = [
    ...range(-wide, wide, 16).map((r) => crown(r, low)),
    ...range(wide, -wide, 16).map((r) => crown(r, top)),
  ];
  const d = `${line(edge.map((p) => seen(p, view)))}z`;
  const middle = (low + top) / 2;
  const [x, y] = seen(crown(0.002, middle), view);
  const basis = (end: Point) => {
    const start = crown(0.002, middle);
    const far = Math.hypot(...end.map((part, i) => part - (start[i] ?? 0)));
    const [ex, ey] = seen(end, view);
    return [(ex - x) / far, (ey - y) / far];
  };
  const [right = [], down = []] = [basis(crown(0.2, middle)), basis(crown(0.002, middle - 0.1))];
  const flat = `<g transform="matrix(${[...right, ...down].map((k) => n(k ?? 0)).join(' ')} 0 0)">${patch(0, 0, 54, 21, brand)}</g>`;
  const { lit } = facing(seen(crown(0, low), view), seen(crown(wide, low), view), seen(crown(0, top), view));
  return (
    sewnOn(d, fill(d, toned(darker(colour, 0.2), lit), ...clothPaints(5)), 1.2) +
    stitched(d, colour, 0.7) +
    at(x, y, flat)
  );
}

/** The six panels with their seams, eyelets and button. */
function crownArt(colour: string, brand: string, view: View): string {
  const { art, cover } = faces(crown, [range(-Math.PI, Math.PI, 120), range(0, 1, 30)], view, { colour });
  const seams = range(-3, 2, 5).map((i) => (i * Math.PI) / 3);
  const holes = seams.map((round) => round + Math.PI / 6);
  const inSight = (round: number) => upCrown(round, view, [0.6, 0.66]) !== '';
  const ring = (round: number) =>
    fill(eyelet(round, 0.62, 3.3, view), darker(colour, 0.3)) +
    stroke(eyelet(round, 0.62, 2.7, view), lighter(colour, 0.34), 1.7, 0.9) +
    stroke(eyelet(round, 0.62, 3.5, view), darker(colour, 0.6), 0.5, 0.7) +
    fill(eyelet(round, 0.62, 1.5, view), '#0b0c08');
  const [bx, by] = seen(crown(0, 1), view);
  const button = oval(bx, by - 0.6, 7.4, 4.2);
  const lines = seams.map((round) => upCrown(round, view)).join('');
  return (
    art +
    clipped(
      cover,
      fill(cover, ...ripstopPaints(3, { size: 0.7 })) +
        blurred(1.6, stroke(lines, '#0b0c08', 3.4, 0.34)) +
        stroke(lines, darker(colour, 0.62), 0.8, 0.8) +
        seams
          .flatMap((round) =>
            [3.2, -3.2].map((aside) => stitched(upCrown(round, view, [0, 0.92], aside), colour, 0.8)),
          )
          .join('') +
        holes.filter(inSight).map(ring).join('') +
        stitched(roundCrown(0.05, view), colour, 0.8) +
        badge(colour, brand, view),
    ) +
    sewnOn(button, fill(button, lighter(colour, 0.1), ...clothPaints(9)), 0.9) +
    stroke(button, darker(colour, 0.5), 0.6, 0.5)
  );
}

/** The peak: its rows of stitching follow its edge, which is bound; it lies in the crown's shade where it begins. */
function peakArt(colour: string, view: View): string {
  const { art, cover } = faces(peak, [range(-1, 1, 90), range(1, 0, 24)], view, {
    colour,
    inside: darker(colour, 0.45),
  });
  const along = (out: number, reach = 1) =>
    line(range(-reach, reach, 120).map((across) => seen(peak(across, out), view)));
  const rows = [0.13, 0.27, 0.41, 0.55, 0.69, 0.83]
    .map((out) => stitched(along(out, 0.985), colour, 0.8))
    .join('');
  return (
    at(0, 1.8, stroke(along(1), darker(colour, 0.6), 3)) +
    art +
    clipped(
      cover,
      fill(cover, ...ripstopPaints(4, { size: 0.7 })) +
        blurred(4, stroke(along(0), '#0b0c08', 10, 0.5)) +
        rows,
    ) +
    stroke(along(1), darker(colour, 0.12), 3) +
    at(-0.3, -0.6, stroke(along(1), lighter(colour, 0.4), 0.8, 0.55)) +
    stroke(along(0), darker(colour, 0.75), 1, 0.7)
  );
}

/** A six-panel cap of the baseball kind. */
export function cap(colour: string, brand: string, view: View): Thing {
  const points = [
    ...range(-Math.PI, Math.PI, 90).flatMap((round) => range(0, 1, 20).map((up) => crown(round, up))),
    ...range(-1, 1, 60).map((across) => peak(across, 1)),
  ].map((point) => seen(point, view));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 4];
  return {
    art: crownArt(colour, brand, view) + peakArt(colour, view),
    frame: [left, top, Math.max(...xs) + 1 - left, Math.max(...ys) + 3 - top],
    rests: 'lies',
  };
}
