import { noise, png } from './raster.ts';
import { define, n } from './svg.ts';

/**
 * Round bodies, such as dummies, seen from ahead: made of balls and rods that melt into one another, and lit from the upper left. Places are
 * in mm, z towards us. How far a place is from a body (below 0 inside it) is all that is known of a body.
 */
export type Place = [x: number, y: number, z: number];
export type Body = (x: number, y: number, z: number) => number;

/** An egg round a place with three half axes. */
export const egg =
  ([cx, cy, cz]: Place, [rx, ry, rz]: Place): Body =>
  (x, y, z) => {
    const [dx, dy, dz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const far = Math.hypot(dx, dy, dz);
    const slope = Math.hypot(dx / rx, dy / ry, dz / rz);
    return slope < 1e-9 ? -Math.min(rx, ry, rz) : (far * (far - 1)) / slope;
  };

/** A round rod between two places, of one radius at its beginning and another at its end; `flat` is its depth to its width. */
export const rod =
  ([ax, ay, az]: Place, [bx, by, bz]: Place, from: number, to = from, flat = 1): Body =>
  (x, y, z) => {
    const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
    const t = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz);
    const part = Math.max(0, Math.min(1, t));
    return (
      (Math.hypot(x - ax - part * dx, y - ay - part * dy, (z - az - part * dz) / flat) -
        from -
        part * (to - from)) *
      Math.min(1, flat)
    );
  };

/** A body on both sides of x = 0. */
export const paired =
  (body: Body): Body =>
  (x, y, z) =>
    body(Math.abs(x), y, z);

/** Two bodies that melt into one where they are nearer than `soft` mm. */
function melt(a: number, b: number, soft: number): number {
  const near = Math.max(0, soft - Math.abs(a - b)) / soft;
  return Math.min(a, b) - near * near * soft * 0.25;
}

/** Bodies melted together one after another, each with how softly; what is `hollow` is pressed in instead. */
export const melted =
  (first: Body, ...more: [body: Body, soft: number, hollow?: 'hollow'][]): Body =>
  (x, y, z) =>
    more.reduce(
      (sum, [body, soft, hollow]) =>
        hollow ? -melt(-sum, body(x, y, z), soft) : melt(sum, body(x, y, z), soft),
      first(x, y, z),
    );

const unit = ([x, y, z]: Place): Place => {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
};
const key = unit([-0.52, -0.55, 0.65]);
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A body seen from ahead within a frame of x, y, w, h in mm, in one matt colour; and a mask of its outline. */
export function seen(
  body: Body,
  [x, y, w, h]: [x: number, y: number, w: number, h: number],
  colour: [r: number, g: number, b: number],
  dotsPerMm: number,
): { art: string; mask: string } {
  const [wide, high] = [Math.round(w * dotsPerMm), Math.round(h * dotsPerMm)];
  const dots = Array.from({ length: wide * high }, (_, i) => {
    const [px, py] = [x + ((i % wide) + 0.5) / dotsPerMm, y + (Math.floor(i / wide) + 0.5) / dotsPerMm];
    const { z, distance } = depth(body, px, py);
    // What only just passes by fades over one dot, so that the outline is no staircase.
    const alpha = Math.max(0, Math.min(1, 1 - distance * dotsPerMm));
    const tone = alpha > 0 ? lit(body, px, py, z) * (1 + 0.012 * noise(px * 1.7, py * 1.7, 3)) : 0;
    return { tone, alpha: Math.round(alpha * 255) };
  });
  const of = (column: number, row: number) => dots[row * wide + column] ?? { tone: 0, alpha: 0 };
  const image = (href: string) =>
    `<image x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="none" href="${href}"/>`;
  const art = image(
    png(wide, high, 4, (column, row) => {
      const { tone, alpha } = of(column, row);
      return [...colour.map((part) => Math.round(Math.min(255, part * tone))), alpha];
    }),
  );
  const outline = image(png(wide, high, 2, (column, row) => [255, of(column, row).alpha]));
  return {
    art,
    mask: define(
      `<mask id="ID" maskUnits="userSpaceOnUse" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}">${outline}</mask>`,
    ),
  };
}

/** Where a line of sight meets a body; if it passes by, where and how far from it. */
function depth(body: Body, x: number, y: number): { z: number; distance: number } {
  let nearest = { z: 0, distance: Number.POSITIVE_INFINITY };
  for (let z = 170, steps = 0; z > -170 && steps < 260; steps++) {
    const distance = body(x, y, z);
    if (distance < nearest.distance) nearest = { z, distance };
    if (distance < 0.05) return { z, distance: -1 };
    z -= Math.max(0.25, distance * 0.85);
  }
  return nearest;
}

/** How bright a place on a body is, 1 being its own colour. */
function lit(body: Body, x: number, y: number, z: number): number {
  const e = 0.6;
  const normal = unit([
    body(x + e, y, z) - body(x - e, y, z),
    body(x, y + e, z) - body(x, y - e, z),
    body(x, y, z + e) - body(x, y, z - e),
  ]);
  // What is near keeps light away.
  const open = [6, 14, 28].reduce((sum, far, i) => {
    const free = body(x + normal[0] * far, y + normal[1] * far, z + normal[2] * far);
    return sum - (0.34 / (i + 1)) * Math.max(0, 1 - free / far);
  }, 1);
  // A large soft lamp reaches a little round the turn; a white wall at the right lifts the shade.
  const lamp = Math.max(0, (dot(normal, key) + 0.28) / 1.28) ** 1.25;
  const wall = Math.max(0, dot(normal, unit([0.9, 0.1, 0.25]))) * 0.12;
  const sky = 0.3 - 0.1 * normal[1];
  return open * (0.1 + sky + wall + 0.72 * lamp);
}
