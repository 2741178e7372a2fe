import { knurl, lying, moulded, screw, soft } from './materials.ts';
import { mark } from './print.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, darker, fill, lighter, linear, n, oval, radial, stroke } from './svg.ts';

/** A Picatinny profile seen from the side: teeth every 10 mm along `length`, their tops at y. */
export function teeth(x: number, y: number, length: number, colour: string): string {
  const count = Math.floor(length / 10);
  const d = Array.from({ length: count }, (_, i) => box(x + i * 10 + 2.6, y, 4.8, 4, 0.5)).join('');
  return moulded(d, colour, 0.8) + moulded(box(x, y + 3, length, 5, 0.8), colour, 0.9);
}

/** The foot that clamps to a 20 mm rail, with its cross bolt; the rail is at y = 0. */
function clamp(cx: number, w: number, colour: string): string {
  return (
    moulded(
      `M${n(cx - w / 2)} -12H${n(cx + w / 2)}V-1L${n(cx + w / 2 - 3)} 2H${n(cx - w / 2 + 3)}L${n(cx - w / 2)} -1z`,
      colour,
      1.2,
    ) +
    screw(cx, -5.5, 4, '#55564f') +
    stroke(`M${n(cx - 2.8)} -5.5h5.6`, '#0b0c08', 1, 0.8)
  );
}

/** A micro red dot sight from its right side, 76 mm long. */
export function redDot(colour: string, brand: string): Thing {
  const body = 'M-31 -52Q-31 -57 -26 -57H27Q33 -57 33 -51V-24Q33 -18 27 -18H-25Q-31 -18 -31 -24z';
  const hood = box(-36, -55.5, 9, 36, 3);
  const front = box(29, -55.5, 9, 36, 3);
  const turret = box(-8, -65, 17, 9, 2);
  const art =
    moulded('M-22 -20H22L26 -8H-26z', darker(colour, 0.1), 1.4) +
    clamp(0, 50, colour) +
    moulded(turret, colour, 1.3) +
    stroke('M-5 -64v7M-1.5 -64v7M2 -64v7M5.5 -64v7', '#0b0c08', 0.7, 0.5) +
    moulded(hood, darker(colour, 0.15), 1.6) +
    moulded(front, darker(colour, 0.15), 1.6) +
    fill(
      box(36.6, -52, 1.8, 29, 0.9),
      linear('y', [
        [0, '#7fb0a8'],
        [0.5, '#a8705f'],
        [1, '#2a3438'],
      ]),
    ) +
    moulded(body, colour, 2.6) +
    stroke('M-24 -52V-24M25 -52V-24', '#0b0c08', 0.9, 0.5) +
    soft(oval(1, -38, 12.5), darker(colour, 0.05), 2) +
    stroke(oval(1, -38, 12.5), '#0b0c08', 0.8, 0.7) +
    moulded(oval(1, -38, 9), lighter(colour, 0.06), 1.4) +
    Array.from({ length: 11 }, (_, i) => {
      const a = (i / 11) * Math.PI * 2 - Math.PI / 2;
      return mark(String(i), 1 + 10.8 * Math.cos(a), -38 + 10.8 * Math.sin(a) + 0.8, 2.5);
    }).join('') +
    stroke('M-4 -38h10', '#0b0c08', 1.6, 0.75) +
    screw(20, -52, 1.6) +
    screw(-18, -52, 1.6) +
    mark(brand, 1, -13, 4);
  return { art, frame: [-37, -66, 76, 68], rests: 'lies' };
}

/** The same kind of sight from behind: through the clear glass one sees the paper target that stands before it, the dot on its middle. */
export function sightPicture(colour: string, dotColour = '#ff2d1a'): Thing {
  const view = oval(0, -38, 15);
  const coating = linear(
    [0, 0, 1, 1],
    [
      [0, '#7fc4b4', 0.34],
      [0.45, '#9fd0c4', 0.1],
      [0.75, '#d08a5c', 0.07],
      [1, '#c8703f', 0.26],
    ],
  );
  const art =
    farTarget() +
    moulded('M-15 -22H15L19 -8H-19z', darker(colour, 0.1), 1.4) +
    moulded('M-21 -12H21V-2L17 2H-17L-21 -2z', colour, 1.2) +
    moulded(box(19, -48, 8, 20, 3), colour, 1.4) +
    stroke('M20 -44h6M20 -40h6M20 -36h6M20 -32h6', '#0b0c08', 0.8, 0.6) +
    moulded(box(-7, -64, 14, 9, 2), colour, 1.3) +
    moulded(oval(0, -38, 21), colour, 2.6) +
    clipped(
      view,
      farTarget() +
        fill(view, coating) +
        blurred(1.6, stroke(view, '#0b0c08', 3.4, 0.6)) +
        fill('M-14 -44C-10 -52 -4 -54 2 -53L-10 -30z', '#ffffff').replace('/>', ' fill-opacity=".18"/>'),
    ) +
    blurred(0.5, fill(oval(0, -38, 1.2), dotColour)) +
    fill(oval(0, -38, 0.7), '#ff6a55') +
    stroke(view, '#0b0c08', 0.9, 0.9);
  return { art, frame: [-30, -72, 60, 74], rests: 'lies' };
}

/** A sheet with rings, a little out of focus: it stands further off than the sight. */
const farTarget = () =>
  blurred(
    0.35,
    fill(box(-29, -71, 58, 60, 0.6), '#f7f4eb') +
      stroke(box(-29, -71, 58, 60, 0.6), '#b9b3a2', 0.5, 0.8) +
      stroke([26, 20, 14, 8].map((r) => oval(0, -38, r)).join(''), '#8d8979', 0.7, 0.8) +
      fill(oval(0, -38, 5), '#4b4a42'),
  );

/** A low-power variable scope in a cantilever mount, its front ring ahead of its foot, objective to the right: about 268 mm. */
export function scope(colour: string, brand: string): Thing {
  const tube = box(-92, -15, 214, 30, 2);
  const eye =
    'M-134 -21Q-134 -22.5 -131 -22.5H-98Q-92 -22.5 -88 -16L-84 -15V15L-88 16Q-92 22.5 -98 22.5H-131Q-134 22.5 -134 21z';
  const power = box(-84, -18.5, 22, 37, 1.5);
  const objective = box(112, -16.5, 22, 33, 2);
  const saddle = 'M-26 -19H26L32 -15V15L26 19H-26L-32 15V-15z';
  const ring = (x: number) =>
    lying(box(x - 11, -19.5, 22, 39, 3), darker(colour, 0.05), 0.45) +
    [-14.5, 14.5].map((y) => screw(x - 6, y, 2) + screw(x + 6, y, 2)).join('');
  const turret =
    lying(box(-14, -42, 28, 26, 2), colour, 0.5) +
    knurl(box(-14, -40, 28, 11, 1), colour) +
    mark('UP', -4, -22.6, 4.4) +
    mark('0', 7, -22.6, 4.4);
  const mount =
    moulded('M-62 14H66V23C62 26 58 30 54 36L48 46H-62z', darker(colour, 0.1), 2) +
    fill(box(-48, 26, 38, 10, 4) + box(0, 26, 38, 10, 4), darker(colour, 0.72));
  const art =
    mount +
    moulded('M-64 44H50V54L46 58H-60L-64 54z', colour, 1.4) +
    screw(-42, 51, 5) +
    screw(28, 51, 5) +
    fill(oval(-133, 0, 2.4, 19), '#1b2420') +
    lying(tube, colour, 0.5) +
    lying(eye, colour, 0.55) +
    knurl(box(-130, -22.5, 12, 45, 1), colour) +
    lying(power, darker(colour, 0.1), 0.5) +
    knurl(box(-80, -18.5, 14, 37, 1), colour) +
    lying(objective, colour, 0.55) +
    fill(
      oval(134, 0, 3, 15.5),
      radial(0.4, 0.4, 0.7, [
        [0, '#7fb0a8'],
        [0.5, '#3a5a68'],
        [1, '#131a1c'],
      ]),
    ) +
    turret +
    lying(saddle, colour, 0.5) +
    fill(
      oval(0, 0, 12.5),
      radial(0.38, 0.3, 0.8, [
        [0, lighter(colour, 0.3)],
        [0.6, colour],
        [1, darker(colour, 0.5)],
      ]),
    ) +
    stroke(oval(0, 0, 12.5) + oval(0, 0, 7.2), '#0b0c08', 0.8, 0.7) +
    sixSteps(9.8) +
    mark('ILL', 0, 1.5, 4) +
    ring(-47) +
    ring(52) +
    mark(brand, 90, 3, 8);
  return { art, frame: [-136, -43, 274, 102], rests: 'lies' };
}

/** The objective of a scope of so many mm, seen straight on: its rim, the coated glass deep within, what it reflects. */
export const objectiveFace = (width: number, colour: string) =>
  fill(oval(0, 0, width / 2), lighter(colour, 0.06)) +
  stroke(oval(0, 0, width * 0.47), lighter(colour, 0.4), 0.5, 0.7) +
  fill(oval(0, 0, width * 0.43), '#0b0d0c') +
  fill(
    oval(0.6, 0, width * 0.38),
    radial(0.38, 0.34, 0.75, [
      [0, '#8fc7ba'],
      [0.35, '#3f6f78'],
      [0.75, '#1d2b3a'],
      [1, '#0a0d10'],
    ]),
  ) +
  blurred(0.5, fill(oval(-width * 0.13, -width * 0.16, width * 0.1, width * 0.05), '#f2fff8'));

/** The figures 1 to 6 round a dial, and a point for off at the top. */
const sixSteps = (r: number) =>
  fill(oval(0, -r, 0.7), '#d9d6c6') +
  [1, 2, 3, 4, 5, 6]
    .map((step) => {
      const angle = (step / 7) * Math.PI * 2 - Math.PI / 2;
      return mark(String(step), r * Math.cos(angle), r * Math.sin(angle) + 1.3, 3.7);
    })
    .join('');

/** What one sees through the scope: a plain reticle on a paper target. */
export function reticle(): Thing {
  const view = oval(0, 0, 50);
  const hairs = 'M-50 0H-9M9 0H50M0 50V9M0 -50V-30';
  const ticks =
    [12, 19, 26, 33].map((y) => `M-2.5 ${y}h5`).join('') +
    [-36, -28, -20, 20, 28, 36].map((x) => `M${x} -1.8v3.6`).join('');
  const art =
    moulded(oval(0, 0, 60), '#23241f', 4) +
    fill(
      view,
      linear('y', [
        [0, '#eef0e8'],
        [0.55, '#d9ddd0'],
        [0.56, '#b9bda6'],
        [1, '#98a084'],
      ]),
    ) +
    clipped(
      view,
      fill(box(-17, -20, 34, 40), '#f7f5ee') +
        fill(box(-1.4, 20, 2.8, 30), '#8b7a5a') +
        stroke(oval(0, 0, 14) + oval(0, 0, 9) + oval(0, 0, 4), '#5c5a50', 0.7, 0.8) +
        stroke(hairs, '#16190F', 0.7) +
        stroke('M-50 0H-30M30 0H50M0 50V38', '#16190F', 2.2) +
        stroke(ticks, '#16190F', 0.55) +
        blurred(3, stroke(view, '#0b0c08', 8, 0.75)),
    ) +
    stroke('M-7 -4A8 8 0 0 1 7 -4', '#e0301c', 1) +
    stroke('M-7 4A8 8 0 0 0 7 4', '#e0301c', 1) +
    fill(oval(0, 0, 0.9), '#e0301c');
  return { art, frame: [-60, -60, 120, 120], rests: 'lies' };
}

/** A riser for a 20 mm rail, `length` mm long, `height` mm high, in profile. */
export function riser(length: number, height: number, colour: string, brand: string): Thing {
  const l = -length / 2;
  const body = `M${n(l)} ${n(-height + 6)}H${n(-l)}V-10L${n(-l - 4)} -6H${n(l + 4)}L${n(l)} -10z`;
  const cut = Array.from({ length: Math.floor(length / 34) }, (_, i) =>
    box(l + 10 + i * 34, -height + 13, 20, Math.max(3, height - 26), 3),
  ).join('');
  const art =
    moulded(body, colour, 2) +
    (height > 22 ? fill(cut, darker(colour, 0.72)) + stroke(cut, lighter(colour, 0.3), 0.5, 0.5) : '') +
    teeth(l, -height, length, colour) +
    moulded(
      `M${n(l + 2)} -9H${n(-l - 2)}V-3L${n(-l - 5)} 0H${n(l + 5)}L${n(l + 2)} -3z`,
      darker(colour, 0.12),
      1,
    ) +
    [0.2, 0.8].map((t) => screw(l + length * t, -4.9, 3.9, '#6b6c65')).join('') +
    mark(brand, 0, -3.2, 4.2);
  return { art, frame: [l, -height, length, height], rests: 'lies' };
}
