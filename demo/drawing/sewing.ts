import { createHash } from 'node:crypto';
import { moulded } from './materials.ts';
import { type Ink, print, words } from './print.ts';
import { at, blurred, box, clipped, darker, define, fill, lighter, linear, n, stroke, tile } from './svg.ts';
import { clothPaints } from './weave.ts';

/** Cloth: its weave, and edges that turn from the light at the lower right and catch it at the upper left. */
export function cloth(
  d: string,
  colour: string,
  pillow = 5,
  weave: (piece: number) => string[] = clothPaints,
): string {
  const face = linear(
    [0, 0, 0.7, 1],
    [
      [0, lighter(colour, 0.18)],
      [0.45, colour],
      [1, darker(colour, 0.24)],
    ],
  );
  const dark = darker(colour, 0.72);
  const away = at(-pillow * 0.3, -pillow * 0.38, stroke(d, dark, pillow * 0.9, 0.5));
  const edge =
    blurred(pillow * 0.48, stroke(d, dark, pillow * 0.8, 0.3) + away) +
    at(pillow * 0.14, pillow * 0.18, stroke(d, lighter(colour, 0.5), pillow * 0.16, 0.2));
  // Cut from another place of the roll than its neighbours.
  const piece = Number.parseInt(createHash('sha1').update(d).digest('hex').slice(0, 6), 16);
  return fill(d, face, ...weave(piece)) + clipped(d, edge);
}

/** A seam: thread of about 2.6 mm stitches that stand up from the cloth, and the furrow it pulls. */
export function stitched(d: string, colour: string, size = 1): string {
  const furrow =
    stroke(d, darker(colour, 0.7), 3.4 * size, 0.13) + stroke(d, darker(colour, 0.65), 1.1 * size, 0.34);
  const thread = (tone: string, w: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${n(w * size)}" stroke-dasharray="${n(1.9 * size)} ${n(1.1 * size)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  return (
    furrow +
    at(0.25 * size, 0.4 * size, thread(darker(colour, 0.85), 0.7, 0.5)) +
    thread(lighter(colour, 0.35), 0.6, 0.9)
  );
}

/** A woven strap between two points' worth of rectangle, with its ribs running across. */
export function webbing(x: number, y: number, w: number, h: number, colour: string): string {
  const across = w >= h;
  const ribs = tile(
    2,
    2,
    across
      ? `<path d="M0 0v2" stroke="${darker(colour, 0.6)}" stroke-width=".8" stroke-opacity=".4"/>`
      : `<path d="M0 0h2" stroke="${darker(colour, 0.6)}" stroke-width=".8" stroke-opacity=".4"/>`,
  );
  const round = linear(across ? 'y' : 'x', [
    [0, '#0b0c08', 0.3],
    [0.14, '#fffdf6', 0.2],
    [0.5, '#fffdf6', 0.04],
    [0.86, '#0b0c08', 0.08],
    [1, '#0b0c08', 0.45],
  ]);
  return fill(box(x, y, w, h, 0.8), colour, ribs, round);
}

/** The colour of the elastic that holds things on. */
export const elastic = '#3b3c37';

/** How half of a closed strap runs: from one turn to the other, its middle lower by `bow` mm than a straight line, `h` mm high; at the turns by a part of 0-1 less where it goes far away. */
export interface Course {
  from: [x: number, y: number];
  to: [x: number, y: number];
  bow: number;
  h: number;
  narrows?: number;
}

/** The half of a closed strap that faces us: it bends away where it turns to the back. */
export function strapFront(course: Course, colour: string): string {
  const d = courseOutline(course);
  const round = linear('x', [
    [0, '#0b0c08', 0.75],
    [0.012, '#0b0c08', 0.42],
    [0.035, '#0b0c08', 0.08],
    [0.07, '#fffdf6', 0.12],
    [0.14, '#fffdf6', 0.06],
    [0.2, '#0b0c08', 0.1],
    [0.8, '#0b0c08', 0.1],
    [0.9, '#0b0c08', 0.12],
    [0.96, '#0b0c08', 0.34],
    [0.988, '#0b0c08', 0.6],
    [1, '#0b0c08', 0.82],
  ]);
  const edges =
    blurred(1.2, stroke(lineOf(course, 0.44), '#0b0c08', 3, 0.5)) +
    stroke(lineOf(course, -0.4), '#fffdf6', 1.6, 0.1) +
    stroke(lineOf(course, -0.48), lighter(colour, 0.4), 1.1, 0.75);
  return fill(d, colour) + clipped(d, ribsOf(course, colour)) + fill(d, round) + clipped(d, edges);
}

/** The other half, behind what the strap holds: its inner face, in the shade. */
export function strapBehind(course: Course, colour: string): string {
  const d = courseOutline(course);
  const inside = darker(colour, 0.25);
  const shade = linear('x', [
    [0, '#0b0c08', 0.6],
    [0.03, '#0b0c08', 0.34],
    [0.1, '#0b0c08', 0.4],
    [0.2, '#0b0c08', 0.3],
    [0.5, '#fffdf6', 0.05],
    [0.8, '#0b0c08', 0.22],
    [0.9, '#0b0c08', 0.2],
    [0.96, '#fffdf6', 0.1],
    [1, '#0b0c08', 0.3],
  ]);
  const rim = stroke(lineOf(course, -0.48), lighter(colour, 0.25), 1, 0.6);
  return fill(d, inside) + clipped(d, ribsOf(course, inside)) + fill(d, shade) + clipped(d, rim);
}

/** Lines of silicone along a strap's inner face, which keep it from creeping. */
export function gripLines(course: Course): string {
  const lines = [-0.2, 0, 0.2].map((across) => lineOf(course, across)).join('');
  return clipped(courseOutline(course), stroke(lines, '#9a9b92', 2, 0.28));
}

/** A point of a course at an angle of 0 to pi round it; `across` is -0.5 at the strap's upper edge and 0.5 at its lower. */
function along({ from, to, bow, h, narrows = 0 }: Course, angle: number, across: number): string {
  const x = from[0] + ((to[0] - from[0]) * (1 - Math.cos(angle))) / 2;
  const y =
    from[1] +
    ((to[1] - from[1]) * angle) / Math.PI +
    bow * Math.sin(angle) +
    across * h * (1 - narrows * (1 - Math.sin(angle)));
  return `${n(x)} ${n(y)}`;
}

const angles = Array.from({ length: 61 }, (_, i) => (i * Math.PI) / 60);

const lineOf = (course: Course, across: number) =>
  `M${angles.map((angle) => along(course, angle, across)).join('L')}`;

/** The outline of a half of a strap. */
export const courseOutline = (course: Course) =>
  `${lineOf(course, -0.5)}L${[...angles]
    .reverse()
    .map((angle) => along(course, angle, 0.5))
    .join('L')}z`;

/** The ribs of its weave, which close up where it turns. */
function ribsOf(course: Course, colour: string): string {
  const count = Math.round((Math.abs(course.to[0] - course.from[0]) * Math.PI) / 2 / 2.2);
  const ribs = Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / count;
    return `M${along(course, angle, -0.5)}L${along(course, angle, 0.5)}`;
  });
  return stroke(ribs.join(''), darker(colour, 0.6), 0.7, 0.34);
}

/** What is sewn on over cloth throws a small soft shadow of its own. */
export const sewnOn = (d: string, art: string, drop = 2.5) =>
  `<g transform="translate(${n(drop * 0.5)} ${n(drop)})" opacity=".45">${blurred(drop, fill(d, '#0b0c08'))}</g>${art}`;

/** Between two tacks the webbing stands off a little: light before the middle, dark towards the right one. */
const slack = (x: number) =>
  `url(#${define(`<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${n(x)}" y1="0" x2="${n(x + 38)}" y2="0" spreadMethod="repeat"><stop offset="0" stop-color="#0b0c08" stop-opacity=".13"/><stop offset=".3" stop-color="#fffdf6" stop-opacity=".1"/><stop offset=".55" stop-color="#fffdf6" stop-opacity=".03"/><stop offset="1" stop-color="#0b0c08" stop-opacity=".18"/></linearGradient>`)})`;

/** Rows of MOLLE webbing, 25 mm high every 50 mm, tacked down every 38 mm. */
export function molle(x: number, y: number, w: number, rows: number, colour: string, pitch = 42): string {
  const strap = Array.from({ length: rows }, (_, i) => {
    const top = y + i * pitch;
    const d = box(x, top, w, 24, 1);
    const tacks = Array.from({ length: Math.floor(w / 38) + 1 }, (_, k) => {
      const at = x + (w % 38) / 2 + k * 38;
      return `M${n(Math.min(x + w - 2, Math.max(x + 2, at)))} ${n(top + 2)}v20`;
    }).join('');
    return (
      sewnOn(d, webbing(x, top, w, 24, colour)) +
      fill(d, slack(x + (w % 38) / 2)) +
      stroke(tacks, darker(colour, 0.55), 1.8, 0.85) +
      stroke(tacks, lighter(colour, 0.25), 0.5, 0.6)
    );
  });
  return strap.join('');
}

/** A patch of loop pile with the maker's name on it. */
export function patch(
  cx: number,
  cy: number,
  w: number,
  h: number,
  name: string,
  ground = '#16190F',
): string {
  const d = box(cx - w / 2, cy - h / 2, w, h, h * 0.12);
  const ink: Ink = words(name, {
    x: cx,
    y: cy + h * 0.17,
    size: h * 0.48,
    weight: 800,
    anchor: 'middle',
    colour: '#ECE9DF',
    track: 0.14,
    within: w * 0.82,
  });
  return (
    sewnOn(d, cloth(d, ground, 2), 1.5) +
    stitched(box(cx - w / 2 + 2, cy - h / 2 + 2, w - 4, h - 4, h * 0.08), ground, 0.8) +
    print([ink])
  );
}

/** Where webbing turns back: a slide of black plastic, its loose end lying on it as far as the elastic loop that keeps it; the end lies to the right. */
export function strapEnd(x: number, cy: number, long: number, h: number, colour: string): string {
  const slide = box(x - 8, cy - h / 2 - 4, 16, h + 8, 2.5);
  const end = box(x + 2, cy - h / 2 + 1, long, h - 2, 1.5);
  const keeper = box(x + long - 14, cy - h / 2 - 2.5, 9, h + 5, 2);
  const bar = box(x - 3.5, cy - h / 2, 8, h, 1);
  return (
    sewnOn(end, webbing(x + 2, cy - h / 2 + 1, long, h - 2, lighter(colour, 0.08)), 1.8) +
    stitched(`M${n(x + long - 2)} ${n(cy - h / 2 + 3)}V${n(cy + h / 2 - 3)}`, colour, 0.8) +
    sewnOn(slide, moulded(slide, '#23241f', 1.8), 2) +
    stroke(
      `M${n(x - 4.6)} ${n(cy - h / 2 + 1)}v${n(h - 2)}M${n(x + 5.4)} ${n(cy - h / 2 + 1)}v${n(h - 2)}`,
      '#0b0c08',
      1.6,
      0.9,
    ) +
    fill(bar, darker(colour, 0.1)) +
    clipped(bar, webbing(x - 3.5, cy - h / 2, 8, h, lighter(colour, 0.08))) +
    sewnOn(keeper, webbing(x + long - 14, cy - h / 2 - 2.5, 9, h + 5, elastic), 1.2)
  );
}

/** The half of a side-release buckle that takes the other one in, its mouth to the left. */
export function buckleSocket(cx: number, cy: number, w: number, h: number): string {
  const d = `M${n(cx - w / 2)} ${n(cy - h * 0.42)}H${n(cx + w * 0.1)}L${n(cx + w * 0.22)} ${n(cy - h / 2)}H${n(cx + w / 2)}V${n(cy + h / 2)}H${n(cx + w * 0.22)}L${n(cx + w * 0.1)} ${n(cy + h * 0.42)}H${n(cx - w / 2)}z`;
  const windows = [-0.42, 0.24].map((y) => box(cx - w * 0.3, cy + h * y, w * 0.34, h * 0.18, 1.5)).join('');
  return (
    sewnOn(d, moulded(d, '#23241f', 2), 2) +
    fill(windows, '#0b0c08') +
    stroke(`M${n(cx - w / 2 + 1)} ${n(cy - h * 0.3)}V${n(cy + h * 0.3)}`, '#0b0c08', 2, 0.9) +
    stroke(`M${n(cx + w * 0.3)} ${n(cy - h * 0.36)}v${n(h * 0.72)}`, '#0b0c08', 1.6, 0.8)
  );
}

/** The other half: a bar for the webbing, two springy prongs and a guide between them, pointing to the right. */
export function bucklePlug(cx: number, cy: number, w: number, h: number): string {
  const [l, r] = [cx - w / 2, cx + w / 2];
  const prong = (side: 1 | -1) =>
    `M${n(l + w * 0.3)} ${n(cy + side * h * 0.3)}L${n(l + w * 0.62)} ${n(cy + side * h * 0.26)}L${n(r - w * 0.2)} ${n(cy + side * h * 0.46)}Q${n(r)} ${n(cy + side * h * 0.44)} ${n(r)} ${n(cy + side * h * 0.3)}L${n(r - w * 0.12)} ${n(cy + side * h * 0.14)}L${n(l + w * 0.3)} ${n(cy + side * h * 0.14)}z`;
  const d = `${box(l, cy - h / 2, w * 0.36, h, 2.5)}${box(l + w * 0.3, cy - h * 0.06, w * 0.6, h * 0.12, 1)}`;
  return (
    [d, prong(1), prong(-1)].map((part) => sewnOn(part, moulded(part, '#23241f', 1.6), 1.6)).join('') +
    stroke(`M${n(l + w * 0.14)} ${n(cy - h * 0.36)}v${n(h * 0.72)}`, '#0b0c08', 1.6, 0.8)
  );
}

/** A side-release buckle of black plastic. */
export function buckle(cx: number, cy: number, w: number, h: number): string {
  const d = box(cx - w / 2, cy - h / 2, w, h, 3);
  return (
    sewnOn(d, moulded(d, '#23241f', 2), 2) +
    stroke(
      `M${n(cx - w * 0.25)} ${n(cy - h * 0.3)}V${n(cy + h * 0.3)}M${n(cx + w * 0.25)} ${n(cy - h * 0.3)}V${n(cy + h * 0.3)}`,
      '#0b0c08',
      1.6,
      0.8,
    ) +
    stroke(`M${n(cx - w * 0.1)} ${n(cy)}h${n(w * 0.2)}`, '#6f7068', 1, 0.8)
  );
}
