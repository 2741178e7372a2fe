import { type Body, egg, melted, paired, rod, seen } from './forms.ts';
import { type Lie, relief } from './relief.ts';
import { cloth, stitched } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, define, fill, linear, oval, stroke } from './svg.ts';
import { ripstopPaints } from './weave.ts';

/** Display forms of matt stone colour, as good shops have them: they stand on y = 0. */
export const clay: [r: number, g: number, b: number] = [203, 197, 186];
/** The sleeves of the shop's own combat shirt. */
const sleeve = '#62664a';

// Where the leg is cut off.
const legEnds = { thigh: -188, ankle: 278 };

/** A body turned to the right by so many radians. */
const turned =
  (body: Body, by: number): Body =>
  (x, y, z) =>
    body(x * Math.cos(by) - z * Math.sin(by), y, x * Math.sin(by) + z * Math.cos(by));

/** A left ear about its middle, its hind edge standing off the head: a shell with a rim, and a lobe. */
const ear = turned(
  melted(
    egg([0, -3, 0], [6.5, 28, 17]),
    [egg([0, 23, 4], [5.5, 10, 10]), 12],
    [egg([6.5, -2, 2.5], [5.5, 18, 9.5]), 4, 'hollow'],
    [egg([2, 5, 13], [4, 6, 4]), 7],
  ),
  -0.42,
);

const faceOf = melted(
  egg([0, -40, -14], [77, 82, 90]),
  [egg([0, 12, 16], [64, 80, 68]), 26],
  [paired(rod([46, -4, 28], [36, 56, 32], 25, 23)), 30],
  [paired((x, y, z) => ear(x - 78, y - 4, z + 12)), 7],
  [egg([0, 74, 50], [27, 20, 30]), 22],
  [paired(rod([0, -29, 74], [46, -32, 54], 9, 8)), 20],
  [paired(egg([27, -7, 92], [19, 10, 17])), 14, 'hollow'],
  [paired(egg([28, -5, 67], [15, 9, 10])), 7],
  [rod([0, -26, 82], [0, 19, 96], 5.5, 8), 15],
  [paired(egg([8, 21, 87], [6, 5, 9])), 8],
  [rod([0, 32, 80], [0, 38, 81], 3), 9],
  [paired(rod([0, 45, 81], [19, 48.5, 70], 4.4, 1.5)), 7],
  [paired(rod([0, 54.5, 79.5], [15, 52.5, 73], 4.8, 2)), 7],
  [egg([0, 63, 88], [15, 4, 9]), 9, 'hollow'],
);

/** Cut straight off above a height. */
export const below =
  (body: Body, cut: number): Body =>
  (x, y, z) =>
    Math.max(body(x, y, z), cut - y);

/** Cut off below a height; the round edge, on which it stands, is seen a little from above, and is lowest in its middle. */
export const above =
  (body: Body, cut: number, dip: number, middle = 0): Body =>
  (x, y, z) =>
    Math.max(body(x, y, z), y - cut + dip * ((x - middle) / 100) ** 2);

/** A head with its eyes at 0, down to the shoulders. */
const bust = melted(
  faceOf,
  [rod([0, 50, -22], [0, 150, -26], 53, 56), 16],
  [paired(rod([46, 56, -8], [26, 172, 22], 8, 9)), 16],
  [egg([0, 212, -26], [116, 66, 66]), 44],
);

/** A head cut off at the beginning of the shoulders. */
const onStand = (body: Body) => above(body, 172, 11);

/** A trunk that is cut nowhere. */
export const trunk = melted(
  egg([0, -96, -4], [162, 200, 104]),
  [egg([0, 70, 0], [150, 190, 96]), 40],
  [egg([0, 205, -4], [168, 120, 104]), 50],
  [paired(rod([90, -206, -12], [152, -186, -8], 42, 48)), 34],
  [paired(egg([156, -164, -6], [49, 64, 48])), 36],
  [paired(egg([70, -132, 62], [74, 56, 44])), 30],
  [paired(rod([10, -286, -28], [128, -220, -16], 44, 22)), 30],
  [rod([0, -250, -16], [0, -350, -10], 54, 51), 22],
  [paired(rod([48, -340, -6], [14, -236, 40], 7, 8)), 18],
  [paired(rod([20, -232, 46], [112, -228, 22], 7, 5)), 20],
  [rod([0, -190, 116], [0, 140, 112], 7), 40, 'hollow'],
);

const torso = above(below(trunk, -322), 186, 5);

/** How far a head is turned to the left that is seen a little from the side, in radians. */
const aside = 0.5;

const shank = melted(
  rod([0, 10, -8], [0, 310, -42], 54, 31),
  [egg([-22, 104, -40], [42, 92, 50]), 30],
  [egg([26, 114, -44], [44, 86, 52]), 30],
  [egg([0, 56, 26], [44, 56, 34]), 26],
  [rod([3, 60, 44], [3, 270, -12], 9, 7), 26],
);

const thigh = melted(
  rod([2, -330, -50], [0, -24, -6], 92, 58),
  [egg([-4, -150, 2], [62, 130, 68]), 34],
  [egg([-36, -120, 0], [46, 96, 52]), 34],
  [egg([34, -84, 12], [36, 70, 40]), 30],
);

/** A leg that is bent a little, with its knee at 0, from the middle of the thigh to above the ankle; it is turned to the right. */
const leg = above(
  below(
    turned(
      melted(
        thigh,
        [shank, 24],
        [egg([0, -2, 46], [32, 40, 22]), 20],
        [paired(egg([30, 20, 12], [28, 40, 38])), 24],
      ),
      0.42,
    ),
    legEnds.thigh,
  ),
  legEnds.ankle,
  60,
  -12,
);

/** What a dummy looks like, reckoned when it is first wanted. */
const sight = (body: Body, frame: Thing['frame'], dotsPerMm: number) => {
  let found: ReturnType<typeof seen> | undefined;
  return () => {
    found ??= seen(body, frame, clay, dotsPerMm);
    return found;
  };
};
const headSeen = sight(onStand(bust), [-110, -128, 220, 302], 2.4);
const headAsideSeen = sight(onStand(turned(bust, -aside)), [-110, -128, 220, 302], 2.4);
const torsoSeen = sight(torso, [-220, -330, 440, 520], 2);
const legSeen = sight(leg, [-130, legEnds.thigh - 2, 260, 480], 2.2);

interface Worn {
  form: ReturnType<typeof seen>;
  /** Beyond this, art reaches round to the back. */
  round: string;
  art: string;
}

/** The shadow alone that art throws on a dummy: so far to the right and down, so blurred and so dark. */
const thrown = (dx: number, dy: number, blur: number, opacity: number) =>
  define(
    `<filter id="ID" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/><feColorMatrix values="0 0 0 0 .04 0 0 0 0 .035 0 0 0 0 .02 0 0 0 ${opacity} 0"/></filter>`,
  );

/** Art on a dummy, cut where it would reach round to the back; its shadows, a wide one and a tight one, fall on the dummy alone, and not on the air beside it. */
function on({ form, round, art }: Worn): string {
  const shadows = [thrown(4, 7, 4, 0.5), thrown(1, 1.5, 1.5, 0.5)];
  const fallen = shadows.map((shadow) => `<g filter="url(#${shadow})">${art}</g>`).join('');
  return `${form.art}<g mask="url(#${form.mask})">${fallen}</g>${clipped(round, art)}`;
}

/** A head with something worn on it, moved by y mm; the head's eyes are at 0. */
export function onHead(worn: Thing, y: number, size = 1): Thing {
  const round = 'M-98 -200H98V-60C100 0 94 56 80 84C62 150 -62 150 -80 84C-94 56 -100 0 -98 -60z';
  const art = on({ form: headSeen(), round, art: at(0, y, worn.art, 0, size) });
  return headed(art, Math.min(-318, -172 + y + worn.frame[1] * size - 4));
}

/** A head turned a little to the left under something with a peak, which throws its shade on the face. */
export function underPeak(worn: Thing, [x, y]: [x: number, y: number], size: number): Thing {
  const form = headAsideSeen();
  const art = at(x, y, worn.art, 0, size);
  const shades = [thrown(9, 25, 7, 0.5), thrown(3, 6, 3, 0.5)];
  const shaded = shades.map((shade) => `<g filter="url(#${shade})">${art}</g>`).join('');
  return headed(`${form.art}<g mask="url(#${form.mask})">${shaded}</g>${art}`, -320, 11);
}

/** A head's art as it stands, up to a height; `x` is the middle of its foot. */
const headed = (art: string, top: number, x = 0): Thing => ({
  art: at(0, -172, art),
  frame: [-98, top, 196, -top],
  rests: 'stands',
  foot: { w: 172, depth: 44, x },
});

/** The cut through a neck or a thigh, seen a little from above. */
export const cutOff = (y: number, rx: number, ry: number, x = 0) =>
  fill(
    oval(x, y, rx, ry),
    linear('x', [
      [0, '#d3ccbf'],
      [1, '#aaa294'],
    ]),
  );

/** A torso wearing something, which is cut to it. */
export function onTorso(worn: string): Thing {
  const round =
    'M-160 -400H160L206 -250L210 -130L168 -70C164 -30 158 20 157 60L158 120L172 200H-172L-158 120L-157 60C-158 20 -164 -30 -168 -70L-210 -130L-206 -250z';
  const art = cutOff(-322, 51, 9) + on({ form: torsoSeen(), round, art: worn });
  return {
    art: at(0, -186, art),
    frame: [-206, -520, 412, 520],
    rests: 'stands',
    foot: { w: 312, depth: 70 },
  };
}

/** A hand in one glove and the sleeve above it, lying on the table; the glove's cuff is at 100, the elbow out of the picture. */
export function onHand(glove: string): Thing {
  const arm =
    'M-35 84C-43 94 -52 108 -48 126C-56 140 -49 156 -54 176C-51 194 -60 214 -57 240C-58 300 -62 360 -68 430H84C76 380 72 330 68 280C68 250 58 226 60 200C54 182 62 160 54 140C58 118 49 96 40 84z';
  const round = linear('x', [
    [0, '#0b0c08', 0.36],
    [0.3, '#fffdf6', 0.14],
    [0.6, '#0b0c08', 0.02],
    [1, '#0b0c08', 0.46],
  ]);
  const belowGlove = blurred(5, fill('M-44 92H48V116C14 110 -14 110 -44 116z', '#0b0c08'));
  const art =
    cloth(arm, sleeve, 8, (piece) => ripstopPaints(piece, { turn: -5, size: 2 })) +
    fill(arm, round) +
    clipped(
      arm,
      stitched('M22 112C30 200 40 300 54 430', sleeve, 1) +
        relief([-76, 80, 166, 350], pushedUp) +
        `<g opacity=".45">${belowGlove}</g>`,
    );
  return { art: art + glove, frame: [-76, -120, 168, 550], rests: 'lies' };
}

/** How a sleeve lies that was pushed up from the wrist. */
const pushedUp: Lie = {
  folds: [
    [[-54, 118], [-10, 138], [46, 122], 6, 4.6],
    [[60, 136], [10, 158], [-40, 146], 6, 4.6],
    [[-58, 172], [-16, 182], [28, 226], 7, 4.6],
    [[64, 190], [36, 222], [-6, 232], 7, 4.4],
    [[-64, 262], [-20, 264], [24, 318], 8, 4.4],
    [[74, 300], [40, 318], [0, 322], 8, 4],
  ],
  crushed: [
    [0, 130, 60, 34, 6, 3.4],
    [4, 210, 60, 50, 14, 2.6],
  ],
  seed: 17,
};

/** A leg with a pad on its knee, on the disc that it stands on; the knee is at 0. */
export function onLeg(pad: string): Thing {
  const foot = legEnds.ankle - 5;
  const side = `M-92 ${foot}V${foot + 9}A74 15 0 0 0 56 ${foot + 9}V${foot}z`;
  const disc =
    fill(
      side,
      linear('x', [
        [0, '#a39b8d'],
        [0.3, '#c4bcae'],
        [1, '#857e72'],
      ]),
    ) +
    cutOff(foot, 74, 15, -18) +
    clipped(oval(-18, foot, 74, 15), blurred(4, stroke(oval(-10, foot + 2, 37, 5), '#0b0c08', 8, 0.5)));
  const art =
    disc +
    cutOff(legEnds.thigh, 78, 11, -9) +
    on({ form: legSeen(), round: box(-130, -190, 260, 480), art: pad });
  return {
    art: at(0, -foot - 24, art),
    frame: [-112, legEnds.thigh - 12 - foot - 24, 224, foot + 36 - legEnds.thigh],
    rests: 'stands',
    foot: { w: 148, depth: 36 },
  };
}
