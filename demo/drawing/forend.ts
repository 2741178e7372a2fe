import { knurl, lying, lyingSheen, moulded, screw, soft } from './materials.ts';
import { mark, print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, radial, stroke } from './svg.ts';

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

/** A barrel-end tube from its side: a mock suppressor or tracer unit, its back, with the socket for the barrel, to the left. Length and width in mm. */
export function muzzleTube(
  length: number,
  width: number,
  colour: string,
  text: string,
  note: string,
  lit?: string,
): Thing {
  const [l, r] = [-length / 2, width / 2];
  // A lit one has a switch before the knurled band and a lamp clear of the mouth.
  const band = lit ? 0.26 : 0.22;
  const tube = box(l, -r, length, width, 0.6);
  const lamp = lit
    ? blurred(2, fill(oval(l + length * 0.81, 0, 3.6), lit)) +
      fill(oval(l + length * 0.81, 0, 2.3), lighter(lit, 0.6)) +
      lying(oval(l + length * 0.175, 0, 4.4), '#55564f', 0.4) +
      stroke(oval(l + length * 0.175, 0, 4.4), '#0b0c08', 0.7, 0.8)
    : '';
  const art =
    lying(tube, colour, 0.55) +
    knurl(box(l + length * band, -r, length * 0.09, width, 0), colour) +
    [band - 0.02, band + 0.11, 0.97]
      .map(
        (t) =>
          stroke(`M${n(l + length * t)} ${n(-r + 0.6)}V${n(r - 0.6)}`, '#0b0c08', 0.9, 0.65) +
          stroke(`M${n(l + length * t + 0.9)} ${n(-r + 0.6)}V${n(r - 0.6)}`, '#fff', 0.4, 0.25),
      )
      .join('') +
    print([
      words(text, {
        x: l + length * (band + 0.17),
        y: width * 0.03,
        size: width * 0.3,
        weight: 800,
        colour: '#d9d6c6',
        track: 0.12,
        within: length * (lit ? 0.33 : 0.42),
      }),
      words(note, {
        x: l + length * (band + 0.17),
        y: width * 0.24,
        size: width * 0.15,
        weight: 500,
        colour: '#a9a694',
        track: 0.1,
        within: length * (lit ? 0.33 : 0.42),
      }),
    ]) +
    lamp;
  return { art, frame: [l, -r, length, width], rests: 'lies' };
}

/**
 * A flash hider with six slots, thread to the left: 58 mm. Turned to its mouth by so many degrees, what goes round it is seen
 * as bows, and what is cut into the side that faces us lies further to the left.
 */
export function flashHider(colour: string, degrees = 0): Thing {
  const lean = Math.tan((degrees * Math.PI) / 180);
  const round = (x: number, r: number) => `M${n(x)} ${n(-r)}A${n(r * lean)} ${n(r)} 0 0 0 ${n(x)} ${n(r)}`;
  const nearer = (y: number) => -lean * Math.sqrt(100 - y * y);
  const body = `M-29 -11H-8L-4 -10H28.2L29 -9.4V9.4L28.2 10H-4L-8 11H-29A${n(11 * lean)} 11 0 0 1 -29 -11z`;
  const slot = (y: number, high: number) => box(nearer(y), y - high / 2, 24, high, 1.6);
  const slots = slot(-7.1, 2) + slot(0, 3.6) + slot(7.1, 2);
  const screwAt = -12.5 + nearer(5.6);
  const art =
    lying(body, colour, 0.65) +
    clipped(
      body,
      stroke([-25.4, -22, -8, -4].map((x) => round(x, x > -5 ? 10 : 11)).join(''), '#0b0c08', 0.8, 0.65) +
        at(
          0.6,
          0,
          stroke([-25.4, -22, -8].map((x) => round(x, 11)).join(''), lighter(colour, 0.6), 0.4, 0.5),
        ),
    ) +
    fill(slots, '#060703') +
    clipped(slots, at(0, 0.9, stroke(slots, lighter(colour, 0.25), 0.9, 0.8))) +
    stroke(slots, lighter(colour, 0.5), 0.3, 0.55) +
    screw(screwAt, 5.6, 1.5, '#55564f') +
    mark('14 CCW', -15 + nearer(0), -0.4, 3.6, '#d9d6c6');
  return { art, frame: [-29 - 11 * lean, -11, 58 + 11 * lean, 22], rests: 'lies' };
}

/** Its mouth, seen straight on: a chamfer, and the bore that the BBs leave by. */
export const hiderMouth = (colour: string) =>
  fill(oval(0, 0, 10), darker(colour, 0.1)) +
  fill(
    oval(0, 0, 9.5),
    linear(
      [0, 0, 1, 1],
      [
        [0, lighter(colour, 0.5)],
        [0.5, lighter(colour, 0.12)],
        [1, darker(colour, 0.35)],
      ],
    ),
  ) +
  fill(oval(0, 0, 7), '#0b0c08') +
  stroke(oval(0, 0, 7.3), lighter(colour, 0.5), 0.35, 0.6) +
  fill(oval(2.2, 0, 5.2), '#1d1e1a') +
  fill(oval(3, 0, 4.4), '#060703');

/** A battery box in the shape of an aiming module: an empty housing for a small LiPo, 110 x 52 mm. */
export function batteryBox(colour: string, brand: string): Thing {
  const body = 'M-28 -32H44L54 -24V10Q54 14 50 14H-28z';
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
    stroke('M18 -32V14', darker(colour, 0.7), 0.9, 0.7) +
    rearDoor(colour) +
    lens(36, -16, 10) +
    lens(36, 5, 5) +
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
    screw(48, 9, 2) +
    screw(-22, 9, 2) +
    screw(-22, -28, 2);
  return { art, frame: [-55, -33, 110, 60], rests: 'lies' };
}

/** The door at its rear: on a hinge above, its one captive screw to be turned by hand or by a coin, and the channel that the wires leave by. */
function rearDoor(colour: string): string {
  const door = 'M-29 -32H-51Q-55 -32 -55 -28V-1H-50V7H-55V10Q-55 14 -51 14H-29z';
  const head = oval(-42, -9, 7.6);
  const milled = Array.from({ length: 24 }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    return `M${n(-42 + 6.4 * cos)} ${n(-9 + 6.4 * sin)}L${n(-42 + 7.5 * cos)} ${n(-9 + 7.5 * sin)}`;
  }).join('');
  return (
    moulded(door, darker(colour, 0.06), 2) +
    stroke('M-28.5 -32V14', darker(colour, 0.8), 1.1, 0.9) +
    fill('M-55 -1H-50V7H-55z', '#17180f') +
    soft('M-55 -1H-50V7H-55V5.4H-52V.6H-55z', '#23241f', 0.8) +
    lying(box(-35, -33, 13, 4.4, 2.2), darker(colour, 0.2), 0.6) +
    fill(oval(-42, -9, 9.6), darker(colour, 0.45)) +
    moulded(head, '#55564f', 1.2) +
    stroke(milled, '#0b0c08', 0.7, 0.7) +
    at(
      -42,
      -9,
      fill(box(-4.6, -0.9, 9.2, 1.8, 0.4), '#17180f') + stroke('M-4.4 1.1H4.4', '#a9aaa2', 0.3, 0.7),
      -35,
    ) +
    mark('OPEN', -42, 7.4, 3.4, '#16190F')
  );
}

/** A moulded plug on a spiral of lead with a press switch: the remote switch of a torch. */
export function pressureSwitch(): Thing {
  const lead = 'M-60 0C-40 -26 -20 26 0 0S40 -22 56 0';
  const art =
    stroke(lead, '#0b0c08', 3.6) +
    stroke(lead, '#33342e', 2.6) +
    fill(box(-76, -6.5, 18, 13, 3), '#3b3c36', lyingSheen(0.4)) +
    moulded(box(54, -8, 44, 16, 4), '#2b2c27', 1.8) +
    stroke('M64 -4.5V4.5M70 -4.5V4.5M76 -4.5V4.5M82 -4.5V4.5M88 -4.5V4.5', '#0b0c08', 1.2, 0.7);
  return { art, frame: [-76, -16, 174, 32], rests: 'lies' };
}

/** The mouth of a barrel-end tube, `width` mm across, seen straight on: its rim, the bore, the turns of the inner thread. */
export function tubeEnd(width: number, bore: number, colour: string): string {
  const r = width / 2;
  const face = linear(
    [0, 0, 1, 1],
    [
      [0, lighter(colour, 0.35)],
      [0.5, colour],
      [1, darker(colour, 0.45)],
    ],
  );
  const rings = [1, 0.9, 0.8].map((part) => oval(0, 0, (bore / 2) * part)).join('');
  return (
    fill(oval(0, 0, r), face) +
    stroke(oval(0, 0, r * 0.9), '#0b0c08', 0.7, 0.6) +
    fill(oval(0, 0, bore / 2), '#060703') +
    stroke(rings, '#8a8b84', 0.35, 0.6)
  );
}

/** The end of a barrel-end tube that is turned from us: as much of it as bulges beyond the tube's outline. */
export const tubeBehind = (width: number, colour: string) => lying(oval(0, 0, width / 2), colour, 0.55);

/**
 * The back of a barrel-end tube, `width` mm across, seen straight on: a plain face, and in it the threaded socket that
 * takes a barrel of 14 mm. Seen from `degrees` beside it, each turn of the thread lies further to the right than the one before.
 */
export function tubeBack(width: number, colour: string, degrees: number): string {
  const r = width / 2;
  const [mouth, core] = [oval(0, 0, 7.9), 6.6];
  const step = 1.15 / Math.tan((degrees * Math.PI) / 180);
  const face = linear(
    [0, 0, 1, 1],
    [
      [0, lighter(colour, 0.42)],
      [0.5, lighter(colour, 0.2)],
      [1, darker(colour, 0.2)],
    ],
  );
  const turns = Array.from({ length: 7 }, (_, i) => {
    const turn = oval((i + 1) * step, 0, core);
    return (
      fill(turn, darker('#4a4b45', 0.2 + i * 0.12)) +
      stroke(turn, '#c9c7bb', 0.42, 0.95 - i * 0.12) +
      stroke(oval((i + 1.45) * step, 0, core), '#060703', 0.6, 0.9)
    );
  });
  return (
    fill(oval(0, 0, r), face) +
    stroke(oval(0, 0, r - 0.5), lighter(colour, 0.6), 0.5, 0.6) +
    stroke(oval(0, 0, r - 1.3), '#0b0c08', 0.5, 0.5) +
    fill(mouth, '#17180f') +
    clipped(mouth, turns.join('') + fill(oval(8 * step, 0, core), '#060703')) +
    stroke(mouth, '#0b0c08', 0.7, 0.8) +
    stroke(oval(-0.3, 0.3, 8.3), lighter(colour, 0.6), 0.35, 0.6)
  );
}

/** What a clockwise barrel needs: a knurled ring, to the left, on a sleeve with the tube's own thread, which goes into its socket: 18 mm. */
export function threadAdapter(colour: string): Thing {
  // As it is turned, the ring's far edge is seen as half an oval before the sleeve.
  const ring = 'M-9 -9.5H-4.5a6.4 9.5 0 0 1 0 19H-9z';
  const sleeve = box(-2.5, -7, 11.5, 14, 0.5);
  const thread = Array.from({ length: 9 }, (_, i) => `M${n(-1 + i * 1.15)} -7a4.7 7 0 0 1 0 14`).join('');
  const art =
    lying(sleeve, colour, 0.8) +
    clipped(
      sleeve,
      stroke(thread, '#2a2410', 0.5, 0.75) + at(0.4, 0, stroke(thread, lighter(colour, 0.6), 0.25, 0.7)),
    ) +
    lying(ring, colour, 0.7) +
    knurl(ring, colour) +
    stroke('M-4.5 -9.5a6.4 9.5 0 0 1 0 19', '#0b0c08', 0.6, 0.7);
  return { art, frame: [-9, -9.5, 18, 19], rests: 'lies' };
}

/** A USB-C port let into a face: 9 x 3.2 mm about its middle. */
export const usbPort = (x: number, y: number) =>
  at(
    x,
    y,
    fill(box(-5.1, -2.2, 10.2, 4.4, 2.2), '#0b0c08') +
      stroke(box(-4.6, -1.7, 9.2, 3.4, 1.7), '#c9c9c2', 0.7) +
      fill(box(-3, -0.4, 6, 0.8, 0.2), '#8a8b84'),
  );

/** A torch's lamp seen straight on: bezel, reflector, the little lit square. */
export const lampFace = (width: number, colour: string) =>
  fill(oval(0, 0, width / 2), darker(colour, 0.2)) +
  stroke(oval(0, 0, width * 0.47), lighter(colour, 0.35), 0.6, 0.7) +
  fill(
    oval(0, 0, width * 0.43),
    radial(0.5, 0.5, 0.5, [
      [0, '#fffdf0'],
      [0.3, '#d8d4bd'],
      [0.6, '#f7f4e4'],
      [0.85, '#8f8b78'],
      [1, '#4a483e'],
    ]),
  ) +
  fill(box(-2.6, -2.6, 5.2, 5.2, 0.6), '#f2d64a') +
  stroke(
    `M${n(-width * 0.3)} ${n(-width * 0.2)}A${n(width * 0.38)} ${n(width * 0.38)} 0 0 1 ${n(width * 0.08)} ${n(-width * 0.37)}`,
    '#ffffff',
    1,
    0.7,
  );

/** The end of an outer barrel with its 14 mm thread hidden in what is screwed on; it ends at x = -29. */
export function barrel(colour: string): Thing {
  const tube = box(-110, -8, 84, 16, 1);
  const collar = box(-46, -9.6, 16, 19.2, 1.4);
  const art =
    lying(tube, colour, 0.55) +
    lying(collar, darker(colour, 0.1), 0.6) +
    knurl(box(-44, -9.6, 9, 19.2, 1), colour) +
    fill(oval(-110, 0, 1.4, 8), '#060703');
  return { art, frame: [-111, -10, 84, 20], rests: 'lies' };
}
