import { overShoulder, roundTrunk } from './carriers.ts';
import { moulded, soft } from './materials.ts';
import { print, words } from './print.ts';
import { type Lie, relief } from './relief.ts';
import { buckle, cloth, molle, patch, sewnOn, stitched, webbing } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, stroke } from './svg.ts';
import { suedePaints } from './weave.ts';

const panel = 'M-112 -166L-84 -196H84L112 -166L144 -100V124Q144 144 124 144H-124Q-144 144 -144 124V-100z';

/** A plate carrier laid flat, front up: 456 x 424 mm with its cummerbund open. */
export const plateCarrier = (colour: string, brand: string): Thing =>
  laidOpen(colour, at(-153, 58, release(colour)) + at(153, 58, release(colour)) + frontPanel(colour, brand));

/** The same turned over. */
export const plateCarrierBack = (colour: string): Thing => laidOpen(colour, backPanel(colour));

/** One panel on top, and what is seen of all else round it: the other one behind, the shoulders and the cummerbund. */
function laidOpen(colour: string, onTop: string): Thing {
  const behind = 'M-128 -262C-70 -222 70 -222 128 -262L122 -170H-122z';
  const left = 'M-132 -258C-124 -282 -82 -284 -74 -258L-62 -140H-120z';
  const right = 'M132 -258C124 -282 82 -284 74 -258L62 -140H120z';
  const wing = 'M-138 -14L-214 0Q-228 3 -228 16V104Q-228 116 -215 118L-138 128z';
  const wingRight = 'M138 -14L214 0Q228 3 228 16V104Q228 116 215 118L138 128z';
  const art =
    cloth(behind, darker(colour, 0.42), 12) +
    webbing(-20, -240, 40, 12, darker(colour, 0.3)) +
    cloth(wing, darker(colour, 0.1), 12) +
    cloth(wingRight, darker(colour, 0.18), 12) +
    clipped(wing, molle(-236, 14, 100, 2, darker(colour, 0.06), 52)) +
    clipped(wingRight, molle(136, 14, 100, 2, darker(colour, 0.14), 52)) +
    [wing, wingRight].map((d) => clipped(d, relief([-230, -16, 460, 136], cummerbundLie))).join('') +
    [left, right].map((d) => sewnOn(d, cloth(d, colour, 12), 4)).join('') +
    clipped(left + right, relief([-136, -282, 272, 146], shoulderLie)) +
    stitched(
      'M-122 -252C-114 -270 -92 -270 -84 -252L-74 -150M122 -252C114 -270 92 -270 84 -252L74 -150',
      colour,
      1.2,
    ) +
    onTop;
  return { art, frame: [-228, -280, 456, 424], rests: 'lies' };
}

/** The panel's cloth and its seam, and what is sewn on to it; the plate inside rounds them all. */
const panelWith = (colour: string, sewn: string) =>
  sewnOn(panel, cloth(panel, colour, 16), 6) +
  stitched(
    'M-104 -162L-80 -188H80L104 -162L136 -98V122Q136 136 122 136H-122Q-136 136 -136 122V-98z',
    colour,
    1.3,
  ) +
  sewn +
  clipped(panel, relief([-146, -198, 292, 344], plateLie));

function frontPanel(colour: string, brand: string): string {
  const loop = box(-84, -180, 168, 58, 3);
  const sewn =
    sewnOn(loop, cloth(loop, darker(colour, 0.24), 3), 2) +
    stitched(box(-81, -177, 162, 52, 2), colour, 1) +
    patch(0, -151, 92, 34, brand) +
    molle(-130, -108, 260, 6, lighter(colour, 0.05));
  return panelWith(colour, sewn) + buckle(-96, -170, 34, 30) + buckle(96, -170, 34, 30);
}

/** What holds the cummerbund to the front: a tube in two halves, which a pull on its loop of webbing parts. */
function release(colour: string): string {
  const tube = box(-6, -52, 12, 104, 5);
  const loop = box(-6.5, -36, 13, 46, 3);
  return (
    sewnOn(tube, moulded(tube, '#23241f', 3), 3) +
    stroke('M-6 -30H6M-6 30H6', '#0b0c08', 1.6, 0.8) +
    sewnOn(loop, webbing(-6.5, -36, 13, 46, darker(colour, 0.45)), 2.5) +
    stitched('M-4 -31H4M-4 5H4', colour, 0.9)
  );
}

/** At the back the shoulders are sewn down, and there is a handle to drag somebody by; the flap at the foot covers the cummerbund's ends. */
function backPanel(colour: string): string {
  const flap = 'M-134 -24H134V120Q134 134 120 134H-120Q-134 134 -134 120z';
  const loop = box(-62, -138, 124, 24, 2);
  const sewn =
    [-87, 87]
      .map((x) => {
        const end = box(x - 24, -186, 48, 44, 2);
        return (
          sewnOn(end, cloth(end, darker(colour, 0.06), 4), 2) +
          stitched(
            `${box(x - 20, -182, 40, 36, 1)}M${x - 20} -182L${x + 20} -146M${x + 20} -182L${x - 20} -146`,
            colour,
            1.1,
          )
        );
      })
      .join('') +
    sewnOn(loop, cloth(loop, darker(colour, 0.24), 3), 1.6) +
    stitched(box(-59.5, -135.5, 119, 19, 1), colour, 0.9) +
    molle(-130, -106, 260, 2, lighter(colour, 0.05), 40) +
    sewnOn(flap, cloth(flap, colour, 7), 5) +
    stitched('M-129 -19H129M-129 -19V118Q-129 129 -118 129H118Q129 129 129 118V-19', colour, 1.2) +
    molle(-124, -10, 248, 3, lighter(colour, 0.05), 44);
  return panelWith(colour, sewn) + dragHandle(darker(colour, 0.12));
}

/** A loop of doubled webbing, sewn down at both ends. */
function dragHandle(colour: string): string {
  const loop = 'M-40 -152V-170C-40 -206 -26 -212 0 -212C26 -212 40 -206 40 -170V-152';
  const end = (x: number) =>
    `${box(x - 10, -164, 20, 22, 1)}M${x - 10} -164L${x + 10} -142M${x + 10} -164L${x - 10} -142`;
  return (
    at(5, 7, blurred(5, stroke(loop, '#0b0c08', 22, 0.45))) +
    stroke(loop, darker(colour, 0.6), 25) +
    blurred(1.6, stroke(loop, colour, 20)) +
    at(-2, -3, blurred(2.4, stroke(loop, lighter(colour, 0.4), 6, 0.4))) +
    stitched(loop, colour, 1.2) +
    stitched(end(-40) + end(40), colour, 1)
  );
}

/** On a torso: the shoulders go over to the back, the cummerbund round the waist. */
export function plateCarrierWorn(colour: string, brand: string): string {
  // It hugs the torso's shoulder as thick as it is, highest in its middle.
  const strap =
    'M-112 -140L-121.5 -236C-123 -249 -124 -258 -120 -264C-115 -271.5 -92 -287.5 -84 -291C-77 -293.5 -72.5 -290 -71 -281L-56 -140z';
  const shoulder =
    cloth(strap, colour, 9) +
    clipped(
      strap,
      stitched(
        'M-105 -150L-114.5 -236C-116 -250 -116 -258 -110 -272M-64 -150L-78 -276Q-79 -286 -83 -294',
        colour,
        1.2,
      ) +
        relief([-136, -300, 90, 164], shoulderLie) +
        overShoulder('M-125 -262C-114 -273 -92 -289 -70 -297', colour),
    );
  const waist =
    'M-108 -16C-130 -13 -148 -8 -153.5 0C-155.5 6 -154.5 20 -154 56C-154.5 90 -155.5 106 -153.5 112C-148 120 -130 126 -108 130z';
  const turning = linear('x', [
    [0, '#0b0c08', 0.62],
    [0.16, '#0b0c08', 0.2],
    [0.42, '#fffdf6', 0.14],
    [0.62, '#0b0c08', 0.06],
    [0.8, '#0b0c08', 0.5],
    [1, '#0b0c08', 0.6],
  ]);
  const side = (tone: string) =>
    cloth(waist, tone, 7) +
    clipped(
      waist,
      `<g transform="scale(.6 1)">${molle(-262, 16, 90, 2, lighter(tone, 0.05), 52)}</g>` +
        relief([-158, -18, 52, 150], waistLie),
    ) +
    fill(waist, turning) +
    `<g transform="translate(-137 56) scale(.72 1)">${release(colour)}</g>`;
  const flip = (art: string) => `<g transform="scale(-1 1)">${art}</g>`;
  return (
    side(darker(colour, 0.1)) +
    flip(side(darker(colour, 0.24))) +
    shoulder +
    flip(shoulder) +
    `<g transform="scale(.9 1)">${frontPanel(colour, brand)}${fill(panel, roundTrunk)}</g>`
  );
}

/** A foam plate that gives a carrier its shape: 240 x 300 mm, its upper corners cut off for the arms. */
export function foamPlate(brand: string): Thing {
  const d =
    'M-66 -150H66Q74 -150 80 -143L115 -96Q120 -89 120 -80V134Q120 150 104 150H-104Q-120 150 -120 134V-80Q-120 -89 -115 -96L-80 -143Q-74 -150 -66 -150z';
  const pressed = box(-70, -30, 140, 66, 6);
  const line = (text: string, y: number, size: number) =>
    words(text, {
      x: 0,
      y,
      size,
      weight: 800,
      anchor: 'middle',
      colour: '#c9c8bd',
      track: 0.12,
      within: 120,
    });
  const art =
    at(2.4, 4, fill(d, '#191a16')) +
    soft(d, '#3c3d39', 12) +
    fill(d, ...suedePaints(9)) +
    clipped(d, at(4, 6, blurred(4, stroke(d, '#fffdf6', 7, 0.22)))) +
    stroke(pressed, '#0b0c08', 2.4, 0.6) +
    at(1, 1.4, stroke(pressed, '#fffdf6', 1, 0.25)) +
    print([line(brand, -2, 26), line('FOAM · NOT ARMOUR', 23, 17)]);
  return { art, frame: [-120, -150, 242, 304], rests: 'lies' };
}

/** The foam plate rounds the front and the back; at its edges the cloth gathers. */
const plateLie: Lie = {
  swells: [[-4, -16, 104, 124, 20]],
  crushed: [
    [0, -190, 110, 14, 84, 1],
    [0, 140, 130, 16, 86, 1.4],
  ],
  seed: 41,
};

/** The straps bend over the shoulders and are pressed together there. */
const shoulderLie: Lie = {
  swells: [
    [-100, -226, 20, 60, 9],
    [100, -226, 20, 60, 9],
  ],
  folds: [
    [[-130, -246], [-108, -238], [-78, -246], 4, 2.6],
    [[72, -240], [98, -230], [128, -240], 4, 2.6],
    [[-124, -196], [-104, -190], [-72, -200], 4, 2],
    [[124, -190], [100, -186], [70, -194], 4, 2],
  ],
  crushed: [
    [-100, -240, 34, 30, 4, 1.8],
    [100, -240, 34, 30, -4, 1.8],
  ],
  seed: 43,
};

const cummerbundLie: Lie = {
  folds: [
    [[-142, 6], [-170, 20], [-206, 14], 5, 3],
    [[-142, 116], [-172, 100], [-210, 108], 5, 3],
    [[142, 10], [172, 26], [208, 16], 5, 3],
    [[142, 112], [170, 98], [212, 108], 5, 3],
  ],
  swells: [
    [-190, 58, 26, 50, 8],
    [184, 58, 26, 50, 8],
  ],
  crushed: [
    [-156, 60, 20, 60, 6, 1.8],
    [156, 60, 20, 60, -6, 1.8],
  ],
  seed: 47,
};

/** Where it comes out below the panel and where it turns away, the cummerbund is drawn together. */
const waistLie: Lie = {
  folds: [
    [[-116, 0], [-132, 14], [-152, 10], 4, 2.6],
    [[-116, 118], [-134, 104], [-152, 108], 4, 2.6],
    [[-118, 52], [-136, 60], [-154, 54], 4, 2],
  ],
  seed: 49,
};
