import { above, below, clay, cutOff, trunk } from './dummies.ts';
import { type Body, egg, melted, paired, rod, seen } from './forms.ts';
import { moulded } from './materials.ts';
import { flipped, type Lie, relief } from './relief.ts';
import { cloth, patch, sewnOn, stitched } from './sewing.ts';
import type { Thing } from './studio.ts';
import {
  at,
  blurred,
  box,
  clipped,
  darker,
  define,
  fill,
  linear,
  n,
  oval,
  rgb,
  stroke,
  widened,
} from './svg.ts';
import { jerseyPaints, ripstopPaints } from './weave.ts';

// Where the form's neck, its hips and its arms end, and where the shirt's hem and cuffs do.
const ends = { neck: -336, hips: 352, arms: 300, hem: 250, cuffs: 274 };
const frame: Thing['frame'] = [-284, -300, 568, 590];
const dotsPerMm = 1.5;
/** Its weaves are drawn as large as on the shirt that lies flat, whose chest is seen whole and not only from ahead. */
const weaveSize = 1.6;

/** The hem goes round the hips, lower in the middle as it is seen a little from above, and waves where folds run out into it. */
const hemAt = (x: number) =>
  ends.hem - 6 * (x / 100) ** 2 + 2 * Math.sin(x / 21 + 0.6) + 0.9 * Math.sin(x / 9.3);
const hemLine = (above: number) =>
  `M${Array.from({ length: 73 }, (_, i) => `${5 * i - 180} ${n(hemAt(5 * i - 180) - above)}`).join('L')}`;

/** A combat shirt on a form with arms, which stands on y = 0. */
export function combatShirtWorn(torso: string, sleeve: string, brand: string): Thing {
  const neck = seen(neckOf, [-70, ends.neck - 2, 140, 60], clay, dotsPerMm);
  const below = seen(wearer, [-284, 230, 568, 126], clay, dotsPerMm);
  const body = seen(shirt, frame, grey, dotsPerMm);
  const all = box(...frame);
  const underHem = `${hemLine(-2)}M-274 272H-204M204 272H274`;
  const shade = `<g mask="url(#${below.mask})">${at(4, 5, blurred(7, stroke(underHem, '#0b0c08', 15, 0.5))) + blurred(2, stroke(underHem, '#0b0c08', 5, 0.6))}</g>`;
  const seams = stitched(`${armhole}${widened(armhole, -1)}${hemLine(11)}${hemLine(14)}`, torso, 1);
  const onBody =
    tinted(body.art, torso) +
    fill(all, ...jerseyPaints(3, { size: weaveSize })) +
    relief([-186, -300, 372, 566], bodyLie) +
    at(0, 2.5, blurred(1.6, stroke(hemLine(14), '#0b0c08', 3, 0.35))) +
    blurred(1.4, stroke(hemLine(0), '#0b0c08', 3, 0.5));
  const cover =
    tinted(body.art, sleeve) +
    fill(box(-284, -300, 284, 590), ...ripstopPaints(9, { turn: 6, size: weaveSize })) +
    fill(box(0, -300, 284, 590), ...ripstopPaints(9, { turn: -6, size: weaveSize })) +
    onSleeve(sleeve, 1) +
    onSleeve(sleeve, -1) +
    blurred(3, stroke(bodyPart, '#0b0c08', 8, 0.4)) +
    clipped(bodyPart, onBody) +
    seams;
  const inside = cloth(oval(0, -311, 60, 12), darker(sleeve, 0.5), 5);
  const art =
    inside +
    cutOff(ends.neck, 53, 9) +
    neck.art +
    below.art +
    shade +
    `<g mask="url(#${body.mask})">${cover}</g>` +
    onChest(torso, sleeve, brand);
  return {
    art: at(0, -ends.hips, art),
    frame: [-278, ends.neck - 8 - ends.hips, 556, ends.hips - ends.neck + 8],
    rests: 'stands',
    foot: { w: 310, depth: 64 },
  };
}

/** Arms that hang beside a trunk, a little away from it; so many mm of cloth lie round them. */
const arms = (cloth: number, to: number): Body =>
  paired(
    above(
      melted(
        egg([156, -164, -6], [49 + cloth, 64 + cloth, 48 + cloth]),
        [rod([164, -150, -6], [208, 36, -10], 42 + cloth, 34 + cloth), 30],
        [rod([208, 36, -10], [238, 290, 18], 35 + cloth, 23 + cloth * 1.1), 16],
      ),
      to,
      60,
      238,
    ),
  );

const neckOf = below(
  melted(rod([0, -250, -14], [0, -350, -10], 66, 51), [
    paired(rod([40, -344, -2], [14, -236, 42], 7, 8)),
    18,
  ]),
  ends.neck,
);
const hands = arms(0, ends.arms);
const hips = above(egg([0, 200, -4], [163, 400, 100]), ends.hips, 7);
const wearer: Body = (x, y, z) => Math.min(hips(x, y, z), hands(x, y, z));

function overHips(body: Body): Body {
  return (x, y, z) => Math.max(body(x, y, z), y - hemAt(x));
}

/** The shirt's cloth: it lies on shoulders and chest, and falls from there. */
const shirt = melted(
  overHips(
    below(
      melted(
        (x, y, z) => trunk(x, y, z) - 5,
        [below(egg([0, 190, 2], [169, 560, 107]), -100), 30],
        // From the one side of the chest to the other, and from the chest to the belly, cloth takes the short way.
        [egg([0, -80, 16], [136, 176, 104]), 44],
      ),
      -296,
    ),
  ),
  [arms(7, ends.cuffs), 10],
);

/** Where body and left sleeve meet: from the shoulder to the armpit; then between them down to the hem. */
const armhole = 'M-128 -272C-126 -226 -134 -158 -166 -104';
const bodyPart =
  'M-128 -290C-126 -226 -134 -158 -166 -104C-171 -70 -174 -20 -174 40L-186 270H186L174 40C174 -20 171 -70 166 -104C134 -158 126 -226 128 -290z';

/** The chest stands out, cloth hangs from it, and is drawn to the armpits and the waist. */
const bodyLie: Lie = {
  folds: [
    [[-166, -104], [-136, -92], [-74, -44], 7, 5],
    [[-166, -84], [-144, -40], [-112, 40], 7, 4.6],
    [[166, -104], [130, -94], [60, -48], 7, 5],
    [[166, -82], [140, -44], [116, 36], 7, 4.6],
    [[-164, 78], [-120, 88], [-50, 132], 8, 4.4],
    [[164, 64], [114, 78], [62, 130], 8, 4.8],
    [[-166, 150], [-130, 158], [-74, 190], 8, 3.6],
    [[166, 156], [126, 162], [84, 196], 8, 3.8],
    [[-124, 246], [-120, 190], [-84, 112], 7, 4.6],
    [[-44, 254], [-46, 196], [-24, 116], 8, 3.6],
    [[66, 252], [70, 190], [40, 96], 8, 4.6],
    [[136, 242], [130, 196], [110, 140], 6, 4],
    [[-106, -262], [-90, -204], [-94, -150], 8, 2.6],
    [[106, -262], [84, -204], [86, -150], 8, 2.6],
  ],
  crushed: [
    [-146, -80, 36, 44, 44, 2.4],
    [146, -80, 36, 44, -44, 2.4],
    [-140, 110, 38, 70, 22, 1.8],
    [140, 100, 38, 70, -22, 1.8],
  ],
  seed: 23,
};

/** The left sleeve is drawn from the armpit, and lies in rings round the elbow and above the cuff. */
const sleeveLie: Lie = {
  folds: [
    [[-160, -108], [-184, -112], [-214, -144], 5, 4],
    [[-164, -92], [-190, -84], [-222, -92], 5, 4],
    [[-128, -262], [-150, -240], [-164, -196], 8, 3],
    [[-170, 8], [-200, 18], [-240, 0], 5, 4],
    [[-246, 32], [-220, 42], [-180, 30], 5, 3.6],
    [[-180, 58], [-210, 70], [-250, 56], 5, 3.6],
    [[-196, 186], [-224, 202], [-262, 190], 4.5, 3.8],
    [[-264, 212], [-240, 206], [-206, 222], 4.5, 3.4],
  ],
  crushed: [
    [-190, -92, 36, 36, 8, 2.6],
    [-212, 34, 40, 44, 6, 2.4],
    [-234, 202, 36, 34, 8, 2.6],
  ],
  seed: 31,
};

const cuffLine = 'M-280 247Q-242 259 -202 249';

/** What is sewn on to the left sleeve, and the shade where its cuff is drawn in. */
function onSleeve(colour: string, side: 1 | -1): string {
  const on = (d: string) => widened(d, side);
  // It is on the back of the elbow, and comes round its outer side.
  const elbow = on('M-262 -8C-248 -7 -239 -1 -236 9C-236 43 -240 75 -247 98C-252 103 -262 104 -272 102V-8z');
  return (
    pocketOn(colour, side) +
    sewnOn(elbow, cloth(elbow, darker(colour, 0.2), 5), 1.5) +
    stitched(elbow, colour, 1) +
    at(0, 2.5, blurred(1.8, stroke(on(cuffLine), '#0b0c08', 3, 0.4))) +
    stitched(on(cuffLine), colour, 1) +
    relief(
      side === 1 ? [-284, -280, 166, 566] : [118, -280, 166, 566],
      side === 1 ? sleeveLie : flipped(sleeveLie),
    )
  );
}

/** The pocket on the outer side of the upper arm, with its flap; through them is seen how the light falls on the sleeve. */
function pocketOn(colour: string, side: 1 | -1): string {
  const on = (d: string) => widened(d, side);
  const pocket = on('M-240 -150L-187 -143Q-192 -112 -199 -80Q-201 -76 -205 -76.5L-254 -84z');
  const flap = on('M-240 -153L-185 -145.5Q-187 -131 -190 -120Q-191 -116 -195 -116.5L-250 -124z');
  const lit = (art: string) => `<g opacity=".45">${art}</g>`;
  return (
    sewnOn(pocket, lit(cloth(pocket, darker(colour, 0.4), 4)), 2) +
    stitched(on('M-194 -116Q-197 -100 -202 -81L-250 -88'), colour, 0.9) +
    sewnOn(flap, lit(cloth(flap, darker(colour, 0.2), 4)), 2.6) +
    stitched(on('M-193 -121L-240 -127'), colour, 0.9)
  );
}

/** A stand-up collar round the neck, its zip and the name above the chest. */
function onChest(torso: string, sleeve: string, brand: string): string {
  const collar =
    'M-60 -312C-50 -294 50 -294 60 -312C70 -307 79 -297 85 -287C56 -245 -56 -245 -85 -287C-79 -297 -70 -307 -60 -312z';
  const round = linear('x', [
    [0, '#0b0c08', 0.36],
    [0.2, '#fffdf6', 0.14],
    [0.6, '#0b0c08', 0.02],
    [1, '#0b0c08', 0.48],
  ]);
  const zip = 'M0 -297V-106';
  const placket = 'M-9 -262V-102C-9 -97 -7 -95 -3 -95H3C7 -95 9 -97 9 -102V-262z';
  return (
    sewnOn(placket, cloth(placket, darker(torso, 0.06), 2.5, jerseyPaints), 1.4) +
    sewnOn(collar, cloth(collar, sleeve, 7, ripstopPaints), 4) +
    fill(collar, round) +
    clipped(collar, relief([-86, -314, 172, 62], { crushed: [[0, -276, 70, 20, 0, 1.6]], seed: 8 })) +
    stitched('M-81 -290C-54 -250 54 -250 81 -290', sleeve, 1) +
    stroke(zip, darker(torso, 0.7), 5, 0.9) +
    `<path d="${zip}" stroke="#8f9085" stroke-width="2.4" stroke-dasharray="1.4 1.2"/>` +
    moulded(box(-3, -292, 6, 15, 2), '#4a4b45', 1) +
    patch(-74, -164, 66, 24, brand)
  );
}

const grey: [number, number, number] = [200, 200, 200];

/** What was reckoned in grey, in a colour. */
function tinted(art: string, colour: string): string {
  const [r, g, b] = rgb(colour).map((part, i) => n(part / (grey[i] ?? 1)));
  const filter = define(
    `<filter id="ID" color-interpolation-filters="sRGB"><feColorMatrix values="${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0"/></filter>`,
  );
  return `<g filter="url(#${filter})">${art}</g>`;
}
