import { lying, lyingSheen, moulded, screw, soft, stitched } from './materials.ts';
import { print, words } from './print.ts';
import type { Thing } from './studio.ts';
import {
  at,
  blurred,
  box,
  clipped,
  darker,
  fill,
  lighter,
  linear,
  n,
  oval,
  radial,
  stroke,
  tile,
} from './svg.ts';

const mark = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour = '#b9b7a8',
  anchor: 'start' | 'middle' | 'end' = 'middle',
) => print([words(text, { x, y, size, weight: 700, anchor, colour, track: 0.1 })]);

const knurl = (d: string, colour: string) =>
  fill(
    d,
    tile(
      1.6,
      1.6,
      `<path d="M0 0L1.6 1.6M1.6 0L0 1.6" stroke="${darker(colour, 0.8)}" stroke-width=".45" stroke-opacity=".75"/><path d="M.8 .2l.5 .5" stroke="${lighter(colour, 0.6)}" stroke-width=".25" stroke-opacity=".6"/>`,
    ),
  );

/** A Picatinny profile seen from the side: teeth every 10 mm along `length`, their tops at y. */
function teeth(x: number, y: number, length: number, colour: string): string {
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

/** A micro red dot sight from its left side, 66 mm long. */
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

/** The same kind of sight from behind: a ring, the glass, the dot on a blank board. */
export function sightPicture(colour: string, dotColour = '#ff2d1a'): Thing {
  const view = oval(0, -38, 15);
  const glass = linear(
    [0, 0, 1, 1],
    [
      [0, '#dfe6dc'],
      [0.5, '#c9d1c4'],
      [1, '#a9b3a6'],
    ],
  );
  const board = 'M-9 -50H9V-26H-9z';
  const art =
    moulded('M-15 -22H15L19 -8H-19z', darker(colour, 0.1), 1.4) +
    moulded('M-21 -12H21V-2L17 2H-17L-21 -2z', colour, 1.2) +
    moulded(box(19, -48, 8, 20, 3), colour, 1.4) +
    stroke('M20 -44h6M20 -40h6M20 -36h6M20 -32h6', '#0b0c08', 0.8, 0.6) +
    moulded(box(-7, -64, 14, 9, 2), colour, 1.3) +
    moulded(oval(0, -38, 21), colour, 2.6) +
    fill(view, glass) +
    clipped(
      view,
      fill(board, '#f2efe6') +
        stroke(oval(0, -38, 6) + oval(0, -38, 3), '#9b9788', 0.4, 0.8) +
        blurred(1, stroke('M-20 -20H20', '#8a9082', 3, 0.6)) +
        blurred(1.6, stroke(view, '#0b0c08', 3.4, 0.6)) +
        fill('M-14 -44C-10 -52 -4 -54 2 -53L-10 -30z', '#ffffff').replace('/>', ' fill-opacity=".18"/>'),
    ) +
    blurred(0.5, fill(oval(0, -38, 1.2), dotColour)) +
    fill(oval(0, -38, 0.7), '#ff6a55') +
    stroke(view, '#0b0c08', 0.9, 0.9);
  return { art, frame: [-22, -65, 50, 67], rests: 'lies' };
}

/** A low-power variable scope in a cantilever mount, objective to the right: about 268 mm. */
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
    lying(box(-14, -42, 28, 22, 2), colour, 0.5) +
    knurl(box(-14, -40, 28, 11, 1), colour) +
    mark('UP', -4, -22.6, 4.4) +
    mark('0', 7, -22.6, 4.4);
  const mount =
    moulded('M-62 14H66L84 26V46H-62z', darker(colour, 0.1), 2) +
    fill(box(-44, 26, 42, 9, 4) + box(14, 26, 42, 9, 4), darker(colour, 0.72));
  const art =
    mount +
    moulded('M-64 44H86V54L82 58H-60L-64 54z', colour, 1.4) +
    screw(-40, 51, 5) +
    screw(60, 51, 5) +
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
    stroke(oval(0, 0, 12.5) + oval(0, 0, 9), '#0b0c08', 0.8, 0.7) +
    mark('11', 0, -4, 4) +
    mark('ILL', 0, 3, 4) +
    ring(-47) +
    ring(52) +
    mark(brand, 90, 3, 8);
  return { art, frame: [-136, -43, 274, 102], rests: 'lies' };
}

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

/** An upright foregrip in profile, clamp above. */
export function foregrip(colour: string, brand: string): Thing {
  const grip = 'M-17 6H17C15 30 19 52 15 92Q14 98 8 98H-9Q-15 98 -15 92C-12 60 -20 40 -17 6z';
  const grooves = [26, 34, 42, 50, 58, 66].map((y) => `M-13 ${y}C-4 ${y + 3} 5 ${y + 3} 13 ${y}`).join('');
  const art =
    moulded('M-27 -14H27L30 -10V6Q30 9 26 9H-26Q-30 9 -30 6V-10z', colour, 1.8) +
    fill('M-30 -6H30V-1H-30z', darker(colour, 0.65)) +
    moulded(grip, colour, 2.6) +
    clipped(
      grip,
      stroke(grooves, darker(colour, 0.75), 2.6, 0.85) +
        `<g transform="translate(0 1.6)">${stroke(grooves, lighter(colour, 0.4), 0.7, 0.6)}</g>`,
    ) +
    moulded('M-17 90H17V97Q16 101 11 101H-11Q-16 101 -17 97z', darker(colour, 0.12), 1.4) +
    screw(-18, 3, 3) +
    screw(18, 3, 3) +
    mark(brand, 0, 83, 5.4, lighter(colour, 0.5));
  return { art, frame: [-30, -14, 60, 116], rests: 'lies' };
}

/** An angled grip in profile, low at the back. */
export function angledGrip(colour: string, brand: string): Thing {
  const body =
    'M-70 -20H70Q74 -20 74 -15C74 -2 62 6 50 10C22 18 -6 22 -30 40C-38 46 -52 46 -58 38C-64 28 -72 4 -74 -14Q-75 -20 -70 -20z';
  const hollow = 'M-44 -8H40C30 0 4 4 -24 18C-32 22 -42 18 -46 8z';
  const ribs = [-4, 8, 20, 32, 44].map((x, i) => `M${x - 26} ${37 - i * 5.2}l6 -6`).join('');
  const art =
    moulded(box(-62, -25, 26, 7, 1.5), '#55564f', 1) +
    moulded(box(34, -25, 26, 7, 1.5), '#55564f', 1) +
    moulded(body, colour, 2.8) +
    moulded(hollow, darker(colour, 0.4), 2.4) +
    clipped(body, stroke(ribs, '#0b0c08', 2, 0.5)) +
    screw(-58, -11, 3.4) +
    screw(58, -11, 3.4) +
    mark(brand, 6, -11.6, 6, lighter(colour, 0.5));
  return { art, frame: [-75, -25, 150, 70], rests: 'lies' };
}

/** A padded two-point sling laid in loops, a hook at either end. */
export function sling(colour: string, brand: string): Thing {
  const run = 'M-150 92C-40 116 150 100 152 36C154 -22 -132 -10 -140 -58C-146 -104 40 -106 150 -84';
  const padded = 'M98 84C138 70 152 58 152 36C152 12 102 0 44 -8';
  const strap = (d: string, w: number, ground: string) =>
    `<g transform="translate(2 5)" opacity=".4">${blurred(3, stroke(d, '#0b0c08', w))}</g>` +
    stroke(d, darker(ground, 0.62), w).replaceAll('round', 'butt') +
    stroke(d, ground, w - 2.4).replaceAll('stroke-linecap="round"', '') +
    `<path d="${d}" fill="none" stroke="${darker(ground, 0.6)}" stroke-width="${w - 3}" stroke-dasharray=".8 1.4" stroke-opacity=".28"/>` +
    stroke(d, lighter(ground, 0.5), w * 0.42, 0.1);
  const hook = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      moulded(box(-4, -15, 10, 30, 3), '#33342f', 1.4) +
        stroke('M8 0H18C34 -14 48 -10 50 0C51 12 38 16 28 9', '#1a1b17', 7) +
        stroke('M8 -1H18C34 -15 48 -11 49 -1', '#8a8b84', 1.8, 0.7) +
        moulded(box(6, -6, 12, 12, 3), '#55564f', 1.2),
      turn,
    );
  const art =
    hook(-156, 91, 188) +
    hook(156, -83, 12) +
    strap(run, 27, colour) +
    strap(padded, 44, darker(colour, 0.12)) +
    stitched(
      'M99 100C156 84 170 62 169 34C168 2 112 -14 46 -24M97 68C126 60 136 52 136 36C136 24 94 14 42 7',
      colour,
      1.4,
    ) +
    at(
      -20,
      -94,
      moulded(box(-14, -19, 28, 38, 4), '#23241f', 2) + stroke('M-5 -16V16M6 -16V16', '#0b0c08', 2, 0.8),
      2,
    ) +
    at(-78, 99, `${moulded(box(-24, -11, 48, 20, 2), '#16190F', 1.4)}${mark(brand, 0, 4, 11, '#ECE9DF')}`, 7);
  return { art, frame: [-208, -112, 416, 226], rests: 'lies' };
}

/** A weapon-light sized torch with a rail clamp, lamp to the right: 128 mm. */
export function torch(colour: string, brand: string): Thing {
  const body = box(-48, -12.5, 76, 25, 2);
  const head = 'M22 -12.5L34 -16.5H58Q61 -16.5 61 -14V14Q61 16.5 58 16.5H34L22 12.5z';
  const art =
    moulded(box(-26, 8, 46, 12, 2), colour, 1.4) +
    moulded('M-30 18H24V28L20 32H-26L-30 28z', darker(colour, 0.08), 1.4) +
    screw(-3, 24.5, 4.4) +
    lying(box(-67, -10, 16, 20, 3), '#3b3c36', 0.35) +
    lying(box(-60, -13.5, 16, 27, 2), colour, 0.5) +
    lying(body, colour, 0.5) +
    knurl(box(-44, -12.5, 30, 25, 1), colour) +
    lying(head, colour, 0.6) +
    [36, 41, 46].map((x) => stroke(`M${x} -16V16`, '#0b0c08', 1.4, 0.55)).join('') +
    lying(box(58, -17, 5, 34, 1.5), darker(colour, 0.2), 0.6) +
    fill(
      oval(63, 0, 2.6, 14.5),
      radial(0.3, 0.5, 0.7, [
        [0, '#fffbe2'],
        [0.5, '#e9e0b0'],
        [1, '#8f8a70'],
      ]),
    ) +
    mark(brand, 5, 3, 8, '#d9d6c6');
  return { art, frame: [-67, -18, 135, 51], rests: 'lies' };
}

/** A barrel-end tube: a mock suppressor or tracer unit, thread to the left. Length and width in mm. */
export function muzzleTube(
  length: number,
  width: number,
  colour: string,
  text: string,
  note: string,
  lit?: string,
): Thing {
  const [l, r] = [-length / 2, width / 2];
  const tube = box(l, -r, length, width, 2);
  const thread = box(l - 9, -6.6, 10, 13.2, 0.8);
  const turns = Array.from({ length: 8 }, (_, i) => `M${n(l - 8.2 + i * 1.1)} -6.4l.5 12.8`).join('');
  const lamp = lit
    ? blurred(2, fill(oval(l + length * 0.86, 0, 3.6), lit)) +
      fill(oval(l + length * 0.86, 0, 2.3), lighter(lit, 0.6)) +
      lying(oval(l + length * 0.14, 0, 4.4), '#55564f', 0.4) +
      stroke(oval(l + length * 0.14, 0, 4.4), '#0b0c08', 0.7, 0.8)
    : '';
  const art =
    fill(thread, '#9a9b94', lyingSheen(0.9)) +
    stroke(turns, '#33342e', 0.5, 0.8) +
    lying(tube, colour, 0.55) +
    knurl(box(l + length * 0.22, -r, length * 0.09, width, 0), colour) +
    [0.2, 0.33, 0.94]
      .map(
        (t) =>
          stroke(`M${n(l + length * t)} ${n(-r + 0.6)}V${n(r - 0.6)}`, '#0b0c08', 0.9, 0.65) +
          stroke(`M${n(l + length * t + 0.9)} ${n(-r + 0.6)}V${n(r - 0.6)}`, '#fff', 0.4, 0.25),
      )
      .join('') +
    print([
      words(text, {
        x: l + length * 0.39,
        y: width * 0.03,
        size: width * 0.3,
        weight: 800,
        colour: '#d9d6c6',
        track: 0.12,
        within: length * 0.42,
      }),
      words(note, {
        x: l + length * 0.39,
        y: width * 0.24,
        size: width * 0.15,
        weight: 500,
        colour: '#a9a694',
        track: 0.1,
        within: length * 0.42,
      }),
    ]) +
    lamp +
    fill(oval(l + length, 0, width * 0.06, r - 1), '#0b0c08');
  return { art, frame: [l - 9, -r, length + 11, width], rests: 'lies' };
}

/** A flash hider with six slots, thread to the left: 58 mm. */
export function flashHider(colour: string): Thing {
  const d =
    'M-28 -11H-8L-4 -10H26Q29 -10 29 -8V8Q29 10 26 10H-4L-8 11H-28Q-29 11 -29 10V-10Q-29 -11 -28 -11z';
  const slots = [-6.4, 0, 6.4]
    .map((y, i) => box(-1, y - (i === 1 ? 1.6 : 1.1), 26, i === 1 ? 3.2 : 2.2, 1.1))
    .join('');
  const art =
    lying(d, colour, 0.65) +
    fill(slots, '#060703') +
    `<g transform="translate(.2 .5)">${stroke(slots, '#c9c7bb', 0.35, 0.5)}</g>` +
    stroke('M-24 -11V11M-20 -11V11M-8 -11V11', '#0b0c08', 0.7, 0.6) +
    mark('14 CCW', -14, 1.3, 3.6, '#d9d6c6') +
    fill(oval(29, 0, 1.2, 8), '#060703');
  return { art, frame: [-29, -11, 59.5, 22], rests: 'lies' };
}

/** A folding bipod standing with its legs apart. */
export function bipod(colour: string): Thing {
  const leg = (side: 1 | -1) =>
    at(
      side * 16,
      -176,
      moulded(box(-9, -8, 18, 30, 4), colour, 2) +
        fill(box(-7, 20, 14, 84, 2), colour, lyingX()) +
        [34, 44, 54, 64, 74].map((y) => fill(box(-2.4, y, 4.8, 4, 1), '#0b0c08')).join('') +
        moulded(box(-9, 96, 18, 18, 3), darker(colour, 0.1), 1.8) +
        screw(0, 105, 4) +
        fill(box(-5, 114, 10, 56, 1.5), '#8f9089', lyingX()) +
        soft('M-9 166H9L12 184Q12 188 8 188H-8Q-12 188 -12 184z', '#23241f', 4),
      side * -17,
    );
  const springs =
    stroke('M-34 -158L-46 -104M34 -158L46 -104', '#6d6e67', 4.4) +
    `<path d="M-34 -158L-46 -104M34 -158L46 -104" stroke="#24251f" stroke-width="4.4" stroke-dasharray="1 1.5" fill="none"/>`;
  const art =
    leg(-1) +
    leg(1) +
    springs +
    moulded('M-40 -188H40L34 -164H-34z', colour, 2.4) +
    moulded('M-30 -206H30V-188H-30z', darker(colour, 0.08), 2) +
    moulded('M-34 -216H34V-209L29 -203H-29L-34 -209z', colour, 1.6) +
    screw(0, -176, 7) +
    moulded(box(30, -204, 16, 12, 4), '#55564f', 1.6);
  return { art, frame: [-80, -217, 160, 220], rests: 'stands', foot: { w: 150, depth: 22 } };
}

const lyingX = () =>
  linear('x', [
    [0, '#0b0c08', 0.4],
    [0.25, '#fffdf6', 0.35],
    [0.45, '#fffdf6', 0.05],
    [0.8, '#0b0c08', 0.35],
    [1, '#0b0c08', 0.5],
  ]);

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
      `M${n(l + 2)} -8H${n(-l - 2)}V-1L${n(-l - 5)} 2H${n(l + 5)}L${n(l + 2)} -1z`,
      darker(colour, 0.12),
      1,
    ) +
    [0.2, 0.8].map((t) => screw(l + length * t, -3.6, 4.2, '#6b6c65')).join('') +
    mark(brand, 0, -2, 4.2);
  return { art, frame: [l, -height, length, height + 2], rests: 'lies' };
}

/** A battery box in the shape of an aiming module: an empty housing for a small LiPo, 110 x 52 mm. */
export function batteryBox(colour: string, brand: string): Thing {
  const body = 'M-52 -32H44L54 -24V10Q54 14 50 14H-50Q-55 14 -55 9V-29Q-55 -32 -52 -32z';
  const lens = (x: number, y: number, r: number) =>
    moulded(oval(x, y, r), darker(colour, 0.3), 1.6) +
    fill(
      oval(x, y, r * 0.62),
      radial(0.35, 0.3, 0.8, [
        [0, '#8f9a9a'],
        [0.5, '#3a4444'],
        [1, '#0f1313'],
      ]),
    );
  const art =
    moulded(box(-42, 12, 84, 14, 2), darker(colour, 0.15), 1.4) +
    screw(-24, 19, 4.4) +
    screw(24, 19, 4.4) +
    moulded(body, colour, 2.8) +
    stroke('M18 -32V14M-30 -32V14', darker(colour, 0.7), 0.9, 0.7) +
    lens(36, -16, 10) +
    lens(36, 5, 5) +
    moulded(box(-50, -24, 14, 28, 3), darker(colour, 0.1), 1.5) +
    soft(oval(-43, -14, 4.6), '#23241f', 1.4) +
    moulded(box(-24, -24, 36, 20, 1.5), lighter(colour, 0.12), 1) +
    print([
      words(brand, {
        x: -6,
        y: -15.6,
        size: 6.4,
        weight: 800,
        anchor: 'middle',
        colour: '#16190F',
        track: 0.12,
      }),
      words('BATTERY BOX', {
        x: -6,
        y: -8.4,
        size: 4,
        weight: 600,
        anchor: 'middle',
        colour: '#16190F',
        track: 0.1,
      }),
    ]) +
    [
      [-48, 9],
      [48, 9],
      [-48, -28],
    ]
      .map(([x = 0, y = 0]) => screw(x, y, 2))
      .join('');
  return { art, frame: [-55, -33, 110, 60], rests: 'lies' };
}
