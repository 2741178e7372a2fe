import { cloth, moulded, soft, stitched, webbing } from './materials.ts';
import { type Ink, print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, stroke } from './svg.ts';

/** What is sewn on over cloth throws a small soft shadow of its own. */
const sewnOn = (d: string, art: string, drop = 2.5) =>
  `<g transform="translate(${n(drop * 0.5)} ${n(drop)})" opacity=".45">${blurred(drop, fill(d, '#0b0c08'))}</g>${art}`;

/** Rows of MOLLE webbing, 25 mm high every 50 mm, tacked down every 38 mm. */
function molle(x: number, y: number, w: number, rows: number, colour: string, pitch = 42): string {
  const strap = Array.from({ length: rows }, (_, i) => {
    const top = y + i * pitch;
    const d = box(x, top, w, 24, 1);
    const tacks = Array.from({ length: Math.floor(w / 38) + 1 }, (_, k) => {
      const at = x + (w % 38) / 2 + k * 38;
      return `M${n(Math.min(x + w - 2, Math.max(x + 2, at)))} ${n(top + 2)}v20`;
    }).join('');
    return (
      sewnOn(d, webbing(x, top, w, 24, colour)) +
      stroke(tacks, darker(colour, 0.55), 1.8, 0.85) +
      stroke(tacks, lighter(colour, 0.25), 0.5, 0.6)
    );
  });
  return strap.join('');
}

/** A patch of loop pile with the maker's name on it. */
function patch(cx: number, cy: number, w: number, h: number, name: string, ground = '#16190F'): string {
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

function buckle(cx: number, cy: number, w: number, h: number): string {
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

/** A plate carrier laid flat, front up: about 460 x 430 mm. */
export function plateCarrier(colour: string, brand: string): Thing {
  const back = 'M-128 -262C-70 -222 70 -222 128 -262L122 -170H-122z';
  const strapLeft = 'M-132 -258C-124 -282 -82 -284 -74 -258L-62 -140H-120z';
  const strapRight = 'M132 -258C124 -282 82 -284 74 -258L62 -140H120z';
  const panel = 'M-112 -166L-84 -196H84L112 -166L144 -100V124Q144 144 124 144H-124Q-144 144 -144 124V-100z';
  const wing = 'M-138 -14L-214 0Q-228 3 -228 16V104Q-228 116 -215 118L-138 128z';
  const wingRight = 'M138 -14L214 0Q228 3 228 16V104Q228 116 215 118L138 128z';
  const art =
    cloth(back, darker(colour, 0.42), 12) +
    webbing(-20, -240, 40, 12, darker(colour, 0.3)) +
    cloth(wing, darker(colour, 0.1), 12) +
    cloth(wingRight, darker(colour, 0.18), 12) +
    clipped(wing, molle(-236, 14, 100, 2, darker(colour, 0.06), 52)) +
    clipped(wingRight, molle(136, 14, 100, 2, darker(colour, 0.14), 52)) +
    [strapLeft, strapRight].map((d) => sewnOn(d, cloth(d, colour, 12), 4)).join('') +
    stitched(
      'M-122 -252C-114 -270 -92 -270 -84 -252L-74 -150M122 -252C114 -270 92 -270 84 -252L74 -150',
      colour,
      1.2,
    ) +
    sewnOn(panel, cloth(panel, colour, 16), 6) +
    stitched(
      'M-104 -162L-80 -188H80L104 -162L136 -98V122Q136 136 122 136H-122Q-136 136 -136 122V-98z',
      colour,
      1.3,
    ) +
    sewnOn(box(-84, -180, 168, 58, 3), cloth(box(-84, -180, 168, 58, 3), darker(colour, 0.24), 3), 2) +
    stitched(box(-81, -177, 162, 52, 2), colour, 1) +
    patch(0, -151, 92, 34, brand) +
    molle(-130, -108, 260, 6, lighter(colour, 0.05)) +
    buckle(-96, -170, 34, 30) +
    buckle(96, -170, 34, 30);
  return { art, frame: [-228, -280, 456, 424], rests: 'lies' };
}

/** One open-topped magazine pouch with its elastic cord, w x h mm, its top edge at y = 0. */
function magPouch(x: number, w: number, h: number, colour: string): string {
  const d = `M${n(x)} 6Q${n(x + w / 2)} -8 ${n(x + w)} 6V${n(h - 6)}Q${n(x + w)} ${n(h)} ${n(x + w - 6)} ${n(h)}H${n(x + 6)}Q${n(x)} ${n(h)} ${n(x)} ${n(h - 6)}z`;
  const cord = `M${n(x + w * 0.3)} ${n(h * 0.42)}L${n(x + w * 0.44)} -14H${n(x + w * 0.56)}L${n(x + w * 0.7)} ${n(h * 0.42)}`;
  const tab = box(x + w / 2 - 7, -30, 14, 24, 2);
  return (
    sewnOn(d, cloth(d, colour, 9), 4) +
    stitched(`M${n(x + 5)} 9V${n(h - 8)}H${n(x + w - 5)}V9`, colour, 1.1) +
    webbing(x + 3, h * 0.42, w - 6, 20, lighter(colour, 0.05)) +
    stroke(`M${n(x + w / 2)} ${n(h * 0.42 + 1)}v18`, darker(colour, 0.6), 1.6, 0.8) +
    stroke(cord, '#171812', 2.6) +
    stroke(cord, '#5c5d55', 0.7, 0.8) +
    sewnOn(tab, webbing(x + w / 2 - 7, -30, 14, 24, darker(colour, 0.3)), 1.5)
  );
}

/** Three or more magazine pouches side by side on a backing with its straps. */
export function pouches(count: number, colour: string, brand: string): Thing {
  const w = 80;
  const h = 142;
  const left = (-count * w) / 2;
  const backing = box(left - 4, -4, count * w + 8, h + 6, 6);
  const art =
    Array.from({ length: count }, (_, i) =>
      webbing(left + i * w + 28, h - 6, 24, 28, darker(colour, 0.15)),
    ).join('') +
    cloth(backing, darker(colour, 0.3), 8) +
    Array.from({ length: count }, (_, i) => magPouch(left + i * w + 2, w - 4, h, colour)).join('') +
    patch(left + w / 2, h - 26, 46, 16, brand);
  return { art, frame: [left - 4, -32, count * w + 8, h + 56], rests: 'lies' };
}

/** A chest rig: four pouches, a harness above, waist straps to the sides. */
export function chestRig(colour: string, brand: string): Thing {
  const harness = 'M-150 10L-118 -190C-110 -232 -64 -232 -58 -196L-52 -160';
  const mirrored = 'M150 10L118 -190C110 -232 64 -232 58 -196L52 -160';
  const strap = (d: string) =>
    stroke(d, darker(colour, 0.6), 42) +
    stroke(d, colour, 39) +
    stroke(d, lighter(colour, 0.3), 24, 0.12) +
    stitched(d, colour, 1.2);
  const back = 'M-52 -170L-20 -120H20L52 -170';
  const plate = 'M-40 -178H40L26 -112H-26z';
  const body = 'M-176 -4Q-176 -12 -166 -12H166Q176 -12 176 -4V148Q176 158 166 158H-166Q-176 158 -176 148z';
  const art =
    webbing(-262, 60, 100, 30, darker(colour, 0.25)) +
    webbing(162, 60, 100, 30, darker(colour, 0.25)) +
    buckle(-236, 75, 42, 38) +
    buckle(236, 75, 42, 38) +
    stroke(back, darker(colour, 0.5), 30, 0.9) +
    sewnOn(plate, cloth(plate, darker(colour, 0.2), 8)) +
    strap(harness) +
    strap(mirrored) +
    buckle(-138, -62, 40, 34) +
    buckle(138, -62, 40, 34) +
    sewnOn(body, cloth(body, darker(colour, 0.14), 10), 5) +
    at(0, 10, [-166, -83, 0, 83].map((x) => magPouch(x + 2, 79, 138, colour)).join('')) +
    patch(-124, 132, 50, 17, brand);
  return { art, frame: [-264, -232, 528, 392], rests: 'lies' };
}

const handPath =
  'M-38 100C-38 62 -46 30 -46 0C-47 -20 -52 -45 -54 -62C-55 -75 -37 -79 -34 -66C-32 -48 -29 -34 -26 -20C-26 -45 -29 -75 -30 -96C-30 -111 -10 -112 -9 -97C-8 -70 -6 -45 -4 -26C-3 -55 -3 -85 -2 -106C-1 -121 19 -121 19 -105C19 -75 19 -50 20 -27C23 -50 27 -70 30 -88C33 -102 53 -98 50 -84C46 -55 43 -25 43 0C45 12 50 8 56 0C64 -12 72 -26 78 -34C87 -44 101 -33 96 -22C86 2 70 34 56 50C46 62 40 76 40 100z';

/** One glove, back up, left hand: about 155 x 225 mm. */
function glove(colour: string, palm: string, brand: string): string {
  const guard = 'M-42 -2C-30 -20 30 -22 42 -4C44 8 40 18 34 20C10 12 -14 12 -36 20C-42 16 -44 8 -42 -2z';
  const joints =
    'M-51 -44l15 -3M-29 -66h18M-2 -74h20M27 -58l18 3M-52 -32l17 -3M-28 -52h20M-3 -58h21M25 -42l19 3';
  const cuff = 'M-39 74C-10 68 12 68 41 74V103C14 98 -12 98 -38 103z';
  const tab = 'M-6 72H44C50 74 50 98 44 101C24 97 8 97 -6 99z';
  return (
    soft(handPath, colour, 8) +
    clipped(
      handPath,
      cloth('M-60 -120H62V30C20 60 -30 60 -60 30z', colour, 0.1).replace('<path', '<path opacity=".5"') +
        stroke('M-26 -20L-22 24M-4 -26L-2 20M20 -27L18 22', darker(colour, 0.6), 1.6, 0.5) +
        stroke(joints, darker(colour, 0.65), 2.2, 0.6) +
        fill('M56 0C64 -12 72 -26 78 -34L110 -40V20L56 60z', palm) +
        stroke('M-60 110V30C-52 8 -48 -20 -56 -80', palm, 9, 0.9),
    ) +
    stitched('M58 4C52 18 50 40 44 62M-40 30C-38 44 -35 56 -34 68', colour, 1) +
    sewnOn(guard, soft(guard, darker(colour, 0.35), 5), 2) +
    stroke('M-26 -8v14M-9 -12v14M9 -12v14M26 -8v14', '#0b0c08', 3, 0.45) +
    clipped(handPath, cloth(cuff, darker(colour, 0.3), 4)) +
    sewnOn(tab, cloth(tab, palm, 3), 1.5) +
    print([
      words(brand, {
        x: 19,
        y: 90,
        size: 10,
        weight: 800,
        anchor: 'middle',
        colour: '#ECE9DF',
        track: 0.12,
        within: 40,
      }),
    ])
  );
}

/** A pair of gloves laid side by side. */
export function gloves(colour: string, palm: string, brand: string): Thing {
  const left = at(-98, 8, glove(colour, palm, brand), -9);
  const right = `<g transform="translate(98 8) rotate(9) scale(-1 1)">${glove(colour, palm, '')}</g>`;
  return { art: right + left, frame: [-170, -116, 340, 230], rests: 'lies' };
}

/** Full-seal goggles from the front: 176 x 100 mm without the strap. */
export function goggles(frame: string, lens: string, brand: string): Thing {
  const outer =
    'M-88 -18C-88 -44 -64 -52 0 -52C64 -52 88 -44 88 -18C90 14 72 46 46 46C26 46 16 20 0 20C-16 20 -26 46 -46 46C-72 46 -90 14 -88 -18z';
  const inner =
    'M-76 -17C-76 -36 -56 -41 0 -41C56 -41 76 -36 76 -17C78 8 63 34 45 34C28 34 20 9 0 9C-20 9 -28 34 -45 34C-63 34 -78 8 -76 -17z';
  const glass = linear(
    [0, 0, 0.9, 1],
    [
      [0, lighter(lens, 0.35)],
      [0.4, lens],
      [1, darker(lens, 0.5)],
    ],
  );
  const vents = [-56, -34, -12, 12, 34, 56].map((x) => box(x - 7, -49.5, 14, 4.4, 2)).join('');
  const glints =
    fill('M-66 -34L-38 -38L-58 20C-66 14 -72 0 -72 -16z', '#ffffff').replace('/>', ' fill-opacity=".32"/>') +
    fill('M-30 -39L-20 -39.6L-40 30L-48 32z', '#ffffff').replace('/>', ' fill-opacity=".2"/>');
  const art =
    webbing(-150, -24, 70, 36, '#2b2c27') +
    webbing(80, -24, 70, 36, '#2b2c27') +
    moulded(box(-104, -26, 20, 40, 5), '#23241f', 2) +
    moulded(box(84, -26, 20, 40, 5), '#23241f', 2) +
    soft(outer, frame, 7) +
    fill(vents, darker(frame, 0.8)) +
    fill(inner, glass) +
    clipped(inner, glints + blurred(3, stroke(inner, '#0b0c08', 6, 0.55))) +
    stroke(inner, darker(frame, 0.75), 1.8, 0.9) +
    print([
      words(brand, {
        x: 0,
        y: 17.4,
        size: 5,
        weight: 800,
        anchor: 'middle',
        colour: lighter(frame, 0.6),
        track: 0.14,
      }),
    ]);
  return { art, frame: [-150, -52, 300, 100], rests: 'lies' };
}

/** A lower-face mask of steel mesh with cloth edges. */
export function meshMask(colour: string): Thing {
  const d =
    'M-78 -46C-60 -30 -34 -30 -20 -50C-10 -62 10 -62 20 -50C34 -30 60 -30 78 -46C84 0 74 42 42 64C25 74 -25 74 -42 64C-74 42 -84 0 -78 -46z';
  const wires = Array.from(
    { length: 60 },
    (_, i) => `M${-100 + i * 3.6} -80V90M-100 ${-80 + i * 3.6}H100`,
  ).join('');
  const ridge = 'M0 -56C-4 -30 -8 -8 0 4C8 -8 4 -30 0 -56z';
  const face = linear('x', [
    [0, darker(colour, 0.72)],
    [0.35, darker(colour, 0.4)],
    [0.5, darker(colour, 0.5)],
    [1, darker(colour, 0.8)],
  ]);
  const relief =
    blurred(6, fill(oval(-26, 2, 18, 34), '#fff')).replace('<g ', '<g opacity=".28" ') +
    blurred(6, fill(oval(40, 14, 18, 36), '#0b0c08')).replace('<g ', '<g opacity=".5" ') +
    blurred(4, fill(oval(-8, -30, 7, 22), '#fff')).replace('<g ', '<g opacity=".3" ');
  const art =
    webbing(-150, -36, 80, 22, '#2b2c27') +
    webbing(70, -36, 80, 22, '#2b2c27') +
    webbing(-140, 22, 82, 20, '#23241f') +
    webbing(58, 22, 82, 20, '#23241f') +
    fill(d, face) +
    clipped(
      d,
      stroke(wires, lighter(colour, 0.35), 1.1, 0.75) +
        relief +
        stroke(ridge, '#0b0c08', 1, 0.25) +
        stroke('M-34 34C-12 42 12 42 34 34', '#0b0c08', 1.4, 0.35),
    ) +
    stroke(d, darker(colour, 0.6), 9) +
    stroke(d, colour, 7.4) +
    stitched(d, colour, 1) +
    [
      [-72, -24],
      [72, -24],
      [-62, 32],
      [62, 32],
    ]
      .map(([x = 0, y = 0]) => moulded(box(x - 7, y - 9, 14, 18, 3), '#23241f', 1.4))
      .join('');
  return { art, frame: [-150, -58, 300, 130], rests: 'lies' };
}

/** Goggles and mesh in one: a full-face mask. */
export function fullFace(frame: string, lens: string, brand: string): Thing {
  const lower = meshMask(frame);
  const upper = goggles(frame, lens, brand);
  return { art: at(0, 44, lower.art) + at(0, -22, upper.art), frame: [-150, -74, 300, 190], rests: 'lies' };
}

/** A six-panel cap from the front. */
export function cap(colour: string, brand: string): Thing {
  const crown = 'M-90 14C-96 -66 -58 -110 0 -110C58 -110 96 -66 90 14C50 2 -50 2 -90 14z';
  const brim = 'M-94 12C-56 -14 56 -14 94 12C116 44 88 66 0 60C-88 66 -116 44 -94 12z';
  const under = 'M-94 40C-60 66 60 66 94 40C90 64 60 70 0 66C-60 70 -90 64 -94 40z';
  const loop = box(-34, -68, 68, 44, 3);
  const art =
    cloth(crown, colour, 16) +
    clipped(
      crown,
      stroke(
        'M0 -110V10M-4 -110C-50 -96 -62 -40 -60 12M4 -110C50 -96 62 -40 60 12',
        darker(colour, 0.65),
        1.4,
        0.7,
      ),
    ) +
    stitched('M-3 -108V6M3 -108V6M-55 10C-57 -38 -46 -88 -6 -104M55 10C57 -38 46 -88 6 -104', colour, 1.1) +
    [
      [-28, -84],
      [28, -84],
      [-74, -50],
      [74, -50],
    ]
      .map(
        ([x = 0, y = 0]) =>
          stroke(oval(x, y, 2.6), darker(colour, 0.5), 1.6, 0.9) + fill(oval(x, y, 1.4), '#0b0c08'),
      )
      .join('') +
    soft(oval(0, -110, 7, 4), darker(colour, 0.1), 1.5) +
    sewnOn(loop, cloth(loop, darker(colour, 0.28), 3), 1.2) +
    patch(0, -46, 56, 22, brand) +
    fill(under, darker(colour, 0.55)) +
    sewnOn(brim, cloth(brim, lighter(colour, 0.04), 9), 2) +
    clipped(
      brim,
      [10, 20, 30, 40]
        .map((y) => stitched(`M-104 ${y + 16}C-60 ${y - 14} 60 ${y - 14} 104 ${y + 16}`, colour, 0.9))
        .join(''),
    );
  return { art, frame: [-106, -114, 212, 182], rests: 'lies' };
}

/** A pair of knee pads. */
export function kneePads(colour: string, brand: string): Thing {
  const pad =
    'M-62 -70C-40 -92 40 -92 62 -70C72 -30 72 40 54 84C30 100 -30 100 -54 84C-72 40 -72 -30 -62 -70z';
  const shell =
    'M-42 -48C-28 -64 28 -64 42 -48C52 -16 48 26 32 46C16 58 -16 58 -32 46C-48 26 -52 -16 -42 -48z';
  const ribs =
    'M-36 -30C-12 -42 12 -42 36 -30M-40 -10C-14 -22 14 -22 40 -10M-38 10C-14 0 14 0 38 10M-32 29C-12 20 12 20 32 29';
  const one =
    webbing(-112, -52, 58, 26, '#2b2c27') +
    webbing(54, -52, 58, 26, '#2b2c27') +
    webbing(-108, 42, 58, 26, '#2b2c27') +
    webbing(50, 42, 58, 26, '#2b2c27') +
    cloth(pad, colour, 14) +
    stitched(
      'M-54 -66C-36 -82 36 -82 54 -66C63 -30 63 38 47 77C27 90 -27 90 -47 77C-63 38 -63 -30 -54 -66z',
      colour,
      1.1,
    ) +
    sewnOn(shell, soft(shell, '#2b2c27', 9), 3.5) +
    stroke(ribs, '#0b0c08', 4, 0.7) +
    `<g transform="translate(0 2)">${stroke(ribs, '#8a8b80', 1, 0.5)}</g>` +
    print([
      words(brand, {
        x: 0,
        y: 76,
        size: 13,
        weight: 800,
        anchor: 'middle',
        colour: lighter(colour, 0.7),
        track: 0.14,
      }),
    ]);
  return { art: at(-122, 6, one, -3) + at(122, -6, one, 3), frame: [-238, -92, 476, 190], rests: 'lies' };
}

/** A stiff two-layer belt standing on its edge, closed. */
export function belt(colour: string): Thing {
  const arc = (y: number, sweep: 0 | 1, from: number, to: number) =>
    `M${from} ${y}A180 58 0 0 ${sweep} ${to} ${y}`;
  const inside = `${arc(-112, 1, -180, 180)}V-67A180 58 0 0 0 -180 -67z`;
  const front = `${arc(-112, 0, -180, 180)}V-67A180 58 0 0 1 -180 -67z`;
  const shade = linear('x', [
    [0, '#0b0c08', 0.55],
    [0.12, '#0b0c08', 0.15],
    [0.3, '#fff', 0.16],
    [0.55, '#fff', 0],
    [0.85, '#0b0c08', 0.3],
    [1, '#0b0c08', 0.6],
  ]);
  const line = (y: number) => `M-180 ${y}A180 58 0 0 0 180 ${y}`;
  const tacks = Array.from({ length: 19 }, (_, i) => {
    const angle = ((i + 0.5) / 19) * Math.PI;
    const x = -180 * Math.cos(angle);
    const y = 58 * Math.sin(angle);
    return Math.abs(x) < 40 ? '' : `M${n(x)} ${n(-106 + y)}v32`;
  }).join('');
  const art =
    cloth(inside, darker(colour, 0.4), 10) +
    fill(
      inside,
      linear('x', [
        [0, '#0b0c08', 0.5],
        [0.5, '#0b0c08', 0.1],
        [1, '#0b0c08', 0.2],
      ]),
    ) +
    cloth(front, colour, 5) +
    fill(front, shade) +
    clipped(front, stroke(tacks, darker(colour, 0.65), 2, 0.9)) +
    stitched(line(-108), colour, 1.1) +
    stitched(line(-71), colour, 1.1) +
    moulded(box(-36, -60, 72, 52, 6), '#33342f', 3) +
    stroke('M-8 -58V-10M14 -58V-10', '#0b0c08', 2, 0.8) +
    moulded(box(-30, -46, 20, 24, 4), '#4a4b45', 1.6) +
    stroke('M20 -52V-16M26 -52V-16', '#0b0c08', 2.4, 0.6);
  return { art: at(0, 9, art), frame: [-182, -163, 364, 163], rests: 'stands', foot: { w: 340, depth: 100 } };
}

/** A folded cloth, as a dead rag: w x h mm with creases and a word on it. */
export function rag(w: number, h: number, colour: string, word: string): Thing {
  const [l, t] = [-w / 2, -h / 2];
  const d = `M${n(l + 4)} ${n(t + 2)}C${n(l + w * 0.3)} ${n(t - 4)} ${n(l + w * 0.7)} ${n(t + 5)} ${n(-l - 2)} ${n(t)}C${n(-l + 4)} ${n(t + h * 0.4)} ${n(-l - 5)} ${n(t + h * 0.7)} ${n(-l)} ${n(-t - 2)}C${n(w * 0.2)} ${n(-t + 5)} ${n(-w * 0.2)} ${n(-t - 5)} ${n(l)} ${n(-t)}C${n(l - 4)} ${n(h * 0.2)} ${n(l + 6)} ${n(-h * 0.2)} ${n(l + 4)} ${n(t + 2)}z`;
  const creases = `M0 ${n(t)}C2 ${n(t * 0.4)} -2 ${n(h * 0.2)} 1 ${n(-t)}M${n(l)} ${n(h * 0.02)}C${n(l * 0.4)} -3 ${n(w * 0.2)} 4 ${n(-l)} 0`;
  const folds = `M${n(l * 0.7)} ${n(t)}C${n(l * 0.5)} ${n(t * 0.3)} ${n(l * 0.8)} ${n(h * 0.2)} ${n(l * 0.55)} ${n(-t)}M${n(w * 0.3)} ${n(t)}C${n(w * 0.38)} ${n(t * 0.2)} ${n(w * 0.24)} ${n(h * 0.25)} ${n(w * 0.36)} ${n(-t)}`;
  const art =
    cloth(d, colour, 6) +
    clipped(
      d,
      blurred(4, stroke(creases, '#0b0c08', 5, 0.35)) +
        `<g transform="translate(-3 -3)">${blurred(2, stroke(creases, '#fff', 3, 0.3))}</g>` +
        blurred(8, stroke(folds, '#0b0c08', 12, 0.22)) +
        `<g transform="translate(-14 -4)">${blurred(7, stroke(folds, '#fff', 9, 0.2))}</g>`,
    ) +
    stitched(box(l + 9, t + 8, w - 18, h - 16, 2), colour, 1.3) +
    `<g opacity=".92">${print([words(word, { x: 0, y: h * 0.13, size: h * 0.34, weight: 800, anchor: 'middle', colour: '#F6F4EE', track: 0.1, within: w * 0.72 })])}</g>`;
  return { art, frame: [l - 3, t - 3, w + 6, h + 6], rests: 'lies' };
}

/** A combat shirt laid flat: plain torso, reinforced sleeves, quarter zip. */
export function combatShirt(torso: string, sleeve: string, brand: string): Thing {
  const arm = 'M-96 -232C-150 -224 -176 -206 -188 -172L-262 92L-196 112L-128 -72z';
  const armRight = 'M96 -232C150 -224 176 -206 188 -172L262 92L196 112L128 -72z';
  const body =
    'M-62 -252L-112 -230C-122 -180 -132 -120 -134 -66L-140 150Q0 164 140 150L134 -66C132 -120 122 -180 112 -230L62 -252C40 -240 -40 -240 -62 -252z';
  const collar = 'M-64 -250C-62 -276 -46 -284 0 -284C46 -284 62 -276 64 -250C40 -226 -40 -226 -64 -250z';
  const inside = 'M-50 -262C-40 -276 40 -276 50 -262C36 -246 -36 -246 -50 -262z';
  const elbow = 'M-222 -42L-176 -28L-196 62L-246 46z';
  const elbowRight = 'M222 -42L176 -28L196 62L246 46z';
  const folds =
    'M-110 -60C-90 0 -104 80 -86 150M100 -80C84 0 108 70 84 150M-40 40C-30 80 -44 110 -34 154M-128 -76C-100 -96 -70 -100 -48 -88M126 -76C100 -98 70 -104 50 -92';
  const art =
    [arm, armRight].map((d) => cloth(d, sleeve, 16)).join('') +
    [elbow, elbowRight]
      .map((d) => sewnOn(d, cloth(d, darker(sleeve, 0.2), 5), 1.5) + stitched(d, sleeve, 1))
      .join('') +
    stitched('M-253 74L-198 92M253 74L198 92', sleeve, 1.2) +
    sewnOn(body, cloth(body, torso, 20), 3) +
    clipped(
      body,
      blurred(7, stroke(folds, '#0b0c08', 9, 0.3)) +
        `<g transform="translate(-10 -2)">${blurred(6, stroke(folds, '#fff', 7, 0.14))}</g>`,
    ) +
    stitched(
      'M-112 -226C-120 -180 -128 -120 -128 -70M112 -226C120 -180 128 -120 128 -70M-136 140Q0 154 136 140',
      torso,
      1.1,
    ) +
    cloth(collar, sleeve, 7) +
    fill(inside, darker(sleeve, 0.65)) +
    stroke('M0 -236V-120', darker(torso, 0.7), 5, 0.9) +
    `<path d="M0 -236V-120" stroke="#8f9085" stroke-width="2.4" stroke-dasharray="1.4 1.2"/>` +
    moulded(box(-3, -196, 6, 15, 2), '#4a4b45', 1) +
    patch(-72, -148, 50, 18, brand);
  return { art, frame: [-264, -286, 528, 448], rests: 'lies' };
}
