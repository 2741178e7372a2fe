import { at, darker, fill, lighter, n } from './svg.ts';

/** A place on a thing that is seen from behind its right side, in mm: to the right, down, and away from us. */
export type Place = [right: number, down: number, away: number];

// How far it is turned, and how far we look down on it.
const [turn, tilt] = [(26 * Math.PI) / 180, (9 * Math.PI) / 180];
const [cosTurn, sinTurn, cosTilt, sinTilt] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
/** Each axis as it is seen: to the right, down, and towards us. */
const axes = [
  [cosTurn, sinTurn * sinTilt, sinTurn * cosTilt],
  [0, cosTilt, -sinTilt],
  [sinTurn, -cosTurn * sinTilt, -cosTurn * cosTilt],
] as const;
/** Light from the upper left, before the thing. */
const light: Place = [-0.48, -0.72, 0.5];

const seen = (place: Place) =>
  [0, 1, 2].map((k) => place.reduce((sum, part, i) => sum + part * (axes[i]?.[k] ?? 0), 0)) as Place;
const point = (place: Place) => {
  const [x, y] = seen(place);
  return `${n(x)} ${n(y)}`;
};
const plus = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const across = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const along = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const outline = (loop: Place[]) => `M${loop.map(point).join('L')}z`;

/** A circle in the plane of two axes (0 right, 1 down, 2 away). */
export function ring(middle: Place, r: number, [first, second]: [0 | 1 | 2, 0 | 1 | 2]): Place[] {
  return Array.from({ length: 180 }, (_, i) => {
    const place: Place = [...middle];
    place[first] += r * Math.cos((i * Math.PI) / 90);
    place[second] += r * Math.sin((i * Math.PI) / 90);
    return place;
  });
}

/** A loop drawn out by so much: each side as light as it faces the light, then the end that faces us. */
export function drawnOut(loop: Place[], by: Place, colour: string): string {
  const middle = loop.reduce(plus).map((sum) => sum / loop.length) as Place;
  const side = (a: Place, b: Place) => {
    const edge = across(plus(b, [-a[0], -a[1], -a[2]]), by);
    const out = along(edge, plus(a, [-middle[0], -middle[1], -middle[2]])) < 0 ? -1 : 1;
    const face = seen(edge.map((part) => (part * out) / Math.hypot(...edge)) as Place);
    if (face[2] <= 0) return '';
    const tone = lit(colour, along(face, light));
    return `<path d="${outline([a, b, plus(b, by), plus(a, by)])}" fill="${tone}" stroke="${tone}" stroke-width=".25"/>`;
  };
  const sides = loop.map((a, i) => side(a, loop[(i + 1) % loop.length] ?? a));
  const ends = seen(by)[2] > 0 ? loop.map((place) => plus(place, by)) : loop;
  const faces = seen(by).map((part) => (seen(by)[2] > 0 ? part : -part) / Math.hypot(...by)) as Place;
  return sides.join('') + fill(outline(ends), lit(colour, along(faces, light)));
}

/** Matt metal: a broad light with a narrow one within it. */
const lit = (colour: string, facing: number) =>
  facing < 0.3
    ? darker(colour, Math.min(0.62, (0.3 - facing) * 0.62))
    : lighter(colour, (facing - 0.3) * 0.22 + Math.max(0, facing - 0.6) ** 2 * 5);

/** What is drawn flat, lying in the plane of two axes with its 0 0 at a place. */
export function onPlane(place: Place, [first, second]: [0 | 1 | 2, 0 | 1 | 2], art: string): string {
  const [a, b] = [axes[first], axes[second]];
  const [x, y] = seen(place);
  const matrix = [a[0], a[1], b[0], b[1]].map(n).join(' ');
  return at(x, y, `<g transform="matrix(${matrix} 0 0)">${art}</g>`);
}
