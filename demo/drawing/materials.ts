import {
  at,
  blurred,
  clipped,
  darker,
  dice,
  fill,
  isBlack,
  lighter,
  linear,
  n,
  oval,
  radial,
  stroke,
  tile,
} from './svg.ts';

/** How light lies on something round that stands upright: lit from the left, with a sheen of 0-1. */
export const uprightSheen = (sheen = 0.5) =>
  linear('x', [
    [0, '#0b0c08', 0.42],
    [0.07, '#0b0c08', 0.24],
    [0.2, '#fffdf6', 0.1 * sheen],
    [0.28, '#fffdf6', 0.75 * sheen],
    [0.36, '#fffdf6', 0.16 * sheen],
    [0.55, '#0b0c08', 0.03],
    [0.8, '#0b0c08', 0.26],
    [0.94, '#0b0c08', 0.5],
    [1, '#0b0c08', 0.36],
  ]);

/** The same for something round that lies on its side: lit from above. */
export const lyingSheen = (sheen = 0.5) =>
  linear('y', [
    [0, '#0b0c08', 0.28],
    [0.1, '#0b0c08', 0.05],
    [0.22, '#fffdf6', 0.7 * sheen],
    [0.34, '#fffdf6', 0.14 * sheen],
    [0.55, '#0b0c08', 0.06],
    [0.82, '#0b0c08', 0.4],
    [1, '#0b0c08', 0.55],
  ]);

/** A round thing that stands: its colour with the sheen over it. */
export const upright = (d: string, colour: string, sheen = 0.5) => fill(d, colour, uprightSheen(sheen));

/** A round thing that lies on its side. */
export const lying = (d: string, colour: string, sheen = 0.5) => fill(d, colour, lyingSheen(sheen));

/** On black the shade is lost, so black things stand in more light than others: by how much. */
const moreLight = (colour: string) => (isBlack(colour) ? 0.13 : 0);

/** Hard plastic or metal, nearly flat: a lit upper left edge, a dark lower right, `depth` mm of rounding. */
export function moulded(d: string, colour: string, depth = 1.6): string {
  const more = moreLight(colour);
  const face = linear(
    [0, 0, 0.8, 1],
    [
      [0, lighter(colour, 0.16 + more)],
      [0.5, lighter(colour, more / 2)],
      [1, darker(colour, 0.28 - more)],
    ],
  );
  const shade = at(
    -depth * 0.5,
    -depth * 0.6,
    blurred(depth * 0.5, stroke(d, darker(colour, 0.75), depth * 1.3, 0.7)),
  );
  const light = at(
    depth * 0.35,
    depth * 0.45,
    stroke(d, lighter(colour, 0.55), depth * (0.5 + more * 2), 0.5 + more),
  );
  return fill(d, face) + clipped(d, shade + light);
}

/** Rubber, foam and leather: dull, softly rounded. */
export function soft(d: string, colour: string, pillow = 4): string {
  const more = moreLight(colour);
  const face = radial(0.36, 0.28, 0.85, [
    [0, lighter(colour, 0.26 + more * 0.8)],
    [0.5, lighter(colour, more / 2)],
    [1, darker(colour, 0.35 - more)],
  ]);
  const shade = blurred(pillow * 0.55, stroke(d, darker(colour, 0.75), pillow, 0.6 - more));
  // A light from behind draws the outline of what is black.
  const rim = more
    ? at(
        pillow * 0.16,
        pillow * 0.2,
        blurred(pillow * 0.16, stroke(d, lighter(colour, 0.6), pillow * 0.45, 0.5)),
      )
    : '';
  return fill(d, face) + clipped(d, shade + rim);
}

/** A screw or bolt head with a hexagon socket. */
export function screw(cx: number, cy: number, r: number, colour = '#3a3b38'): string {
  const head = radial(0.35, 0.3, 0.8, [
    [0, lighter(colour, 0.6)],
    [0.6, colour],
    [1, darker(colour, 0.6)],
  ]);
  const corner = (i: number) =>
    `${n(cx + r * 0.5 * Math.cos((i * Math.PI) / 3))} ${n(cy + r * 0.5 * Math.sin((i * Math.PI) / 3))}`;
  const socket = `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
  return (
    fill(oval(cx, cy, r), head) +
    fill(socket, darker(colour, 0.75)) +
    stroke(oval(cx, cy, r), '#0b0c08', r * 0.1, 0.6)
  );
}

/** A BB of 6 mm (or r given) with its centre at (cx, cy). */
export function ball(cx: number, cy: number, colour: string, r = 3): string {
  const lit = radial(0.36, 0.3, 0.78, [
    [0, lighter(colour, 0.85)],
    [0.45, colour],
    [0.8, darker(colour, 0.22)],
    [1, darker(colour, 0.45)],
  ]);
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${lit}"/>`;
}

/** BBs packed behind a window: rows with a little disorder, over the dark of the gaps. */
export function packed(d: string, frame: [number, number, number, number], colour: string, seed = 7): string {
  const [x, y, w, h] = frame;
  const roll = dice(seed);
  const rows = Math.ceil(h / 5) + 2;
  const columns = Math.ceil(w / 5.9) + 2;
  const balls = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      ball(
        x + (column - (row % 2 ? 0 : 0.5)) * 5.9 + (roll() - 0.5) * 1.5,
        y + row * 5 + (roll() - 0.5) * 1.3,
        darker(colour, roll() * 0.1),
      ),
    ).join(''),
  );
  return clipped(d, fill(d, darker(colour, 0.62)) + balls.join(''));
}

/** A raised rib: lit above, dark below. */
export const ridge = (d: string, colour: string, w = 2) =>
  `<g transform="translate(.5 .7)">${stroke(d, darker(colour, 0.75), w, 0.75)}</g>` +
  stroke(d, lighter(colour, 0.12), w, 1) +
  `<g transform="translate(-.25 -.35)">${stroke(d, lighter(colour, 0.5), w * 0.25, 0.55)}</g>`;

/** A cut line: dark, with light on its lower edge. */
export const groove = (d: string, colour: string, w = 1.4) =>
  `<g transform="translate(.3 .5)">${stroke(d, lighter(colour, 0.45), w * 0.5, 0.5)}</g>${stroke(d, darker(colour, 0.72), w, 0.85)}`;

/** The sheen of pressed steel, as a paint. What is blackened shines less: it would look grey. */
export const steelFace = (colour: string) => {
  const sheen = isBlack(colour) ? 0.4 : 1;
  return linear('x', [
    [0, darker(colour, 0.35)],
    [0.1, lighter(colour, 0.18 * sheen)],
    [0.3, lighter(colour, 0.32 * sheen)],
    [0.55, colour],
    [1, darker(colour, 0.42)],
  ]);
};

/** Knurling: a cross-cut pattern to lay over something round. */
export const knurl = (d: string, colour: string) =>
  fill(
    d,
    tile(
      1.6,
      1.6,
      `<path d="M0 0L1.6 1.6M1.6 0L0 1.6" stroke="${darker(colour, 0.8)}" stroke-width=".45" stroke-opacity=".75"/><path d="M.8 .2l.5 .5" stroke="${lighter(colour, 0.6)}" stroke-width=".25" stroke-opacity=".6"/>`,
    ),
  );
