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
import { clothPaints } from './weave.ts';

// Where the form's neck, its hips and its arms end, and where the shirt's hem and cuffs do.
const ends = { neck: -336, hips: 246, arms: 238, hem: 178, cuffs: 214 };
const frame: Thing['frame'] = [-274, -300, 548, 520];
const dotsPerMm = 1.5;

/** A combat shirt on a form with arms, which stands on y = 0. */
export function combatShirtWorn(torso: string, sleeve: string, brand: string): Thing {
  const neck = seen(neckOf, [-70, ends.neck - 2, 140, 60], clay, dotsPerMm);
  const below = seen(wearer, [-274, 140, 548, 110], clay, dotsPerMm);
  const body = seen(shirt, frame, grey, dotsPerMm);
  const all = box(...frame);
  const hem = 'M-176 164Q0 182 176 164';
  const shade = `<g mask="url(#${below.mask})">${blurred(5, stroke('M-172 168Q0 202 172 168M-264 213H-196M196 213H264', '#0b0c08', 14, 0.6))}</g>`;
  const seams = stitched(`${armhole}${widened(armhole, -1)}${hem}`, torso, 1.1);
  const onBody =
    tinted(body.art, torso) +
    fill(all, ...clothPaints(3)) +
    relief([-186, -300, 372, 490], bodyLie) +
    at(0, 2.5, blurred(1.6, stroke(hem, '#0b0c08', 3, 0.35)));
  const cover =
    tinted(body.art, sleeve) +
    fill(all, ...clothPaints(9)) +
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
    frame: [-270, ends.neck - 8 - ends.hips, 540, ends.hips - ends.neck + 8],
    rests: 'stands',
    foot: { w: 270, depth: 64 },
  };
}

/** Arms that hang beside a trunk, a little away from it; so many mm of cloth lie round them. */
const arms = (cloth: number, to: number): Body =>
  paired(
    above(
      melted(
        egg([156, -164, -6], [49 + cloth, 64 + cloth, 48 + cloth]),
        [rod([164, -150, -6], [202, 6, -10], 42 + cloth, 34 + cloth), 30],
        [rod([202, 6, -10], [226, 224, 18], 35 + cloth, 23 + cloth * 1.1), 16],
      ),
      to,
      60,
      226,
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
const hips = above(egg([0, 140, -4], [162, 172, 98]), ends.hips, 7);
const wearer: Body = (x, y, z) => Math.min(hips(x, y, z), hands(x, y, z));

/** The shirt's cloth: it lies on shoulders and chest, and falls from there. */
const shirt = melted(
  above(
    below(
      melted(
        (x, y, z) => trunk(x, y, z) - 5,
        [egg([0, 78, 4], [166, 250, 106]), 30],
        // From the one side of the chest to the other, and from the chest to the belly, cloth takes the short way.
        [egg([0, -80, 16], [136, 176, 104]), 44],
      ),
      -296,
    ),
    ends.hem,
    7,
  ),
  [arms(7, ends.cuffs), 14],
);

/** Where body and left sleeve meet: from the shoulder to the armpit; then between them down to the hem. */
const armhole = 'M-128 -272C-126 -226 -134 -158 -166 -104';
const bodyPart =
  'M-128 -290C-126 -226 -134 -158 -166 -104C-172 -70 -178 -20 -178 40L-190 200H190L178 40C178 -20 172 -70 166 -104C134 -158 126 -226 128 -290z';

/** The chest stands out, cloth hangs from it, and is drawn to the armpits and the waist. */
const bodyLie: Lie = {
  folds: [
    [[-166, -104], [-136, -92], [-74, -44], 7, 5],
    [[-166, -84], [-144, -40], [-112, 40], 7, 4.6],
    [[166, -104], [130, -94], [60, -48], 7, 5],
    [[166, -82], [140, -44], [116, 36], 7, 4.6],
    [[-164, 52], [-120, 60], [-50, 100], 8, 4.4],
    [[164, 40], [114, 52], [62, 100], 8, 4.8],
    [[-120, 172], [-118, 124], [-84, 60], 7, 4.6],
    [[-40, 180], [-44, 130], [-22, 70], 8, 3.6],
    [[70, 178], [72, 120], [40, 44], 8, 4.6],
    [[134, 170], [130, 134], [110, 88], 6, 4],
    [[-106, -262], [-90, -204], [-94, -150], 8, 2.6],
    [[106, -262], [84, -204], [86, -150], 8, 2.6],
  ],
  crushed: [
    [-146, -80, 36, 44, 44, 2.4],
    [146, -80, 36, 44, -44, 2.4],
    [-140, 76, 38, 60, 22, 1.8],
    [140, 68, 38, 60, -22, 1.8],
  ],
  seed: 23,
};

/** The left sleeve is drawn from the armpit, and lies in rings round the elbow and above the cuff. */
const sleeveLie: Lie = {
  folds: [
    [[-160, -108], [-184, -112], [-214, -144], 5, 4],
    [[-164, -92], [-190, -84], [-222, -92], 5, 4],
    [[-128, -262], [-150, -240], [-164, -196], 8, 3],
    [[-166, -18], [-196, -10], [-234, -26], 5, 4],
    [[-240, 6], [-214, 14], [-176, 4], 5, 3.6],
    [[-176, 30], [-206, 40], [-244, 28], 5, 3.6],
    [[-190, 132], [-216, 146], [-252, 136], 4.5, 3.8],
    [[-254, 156], [-230, 150], [-198, 166], 4.5, 3.4],
  ],
  crushed: [
    [-190, -92, 36, 36, 8, 2.6],
    [-206, 6, 40, 40, 6, 2.4],
    [-226, 146, 36, 30, 8, 2.6],
  ],
  seed: 31,
};

const cuffLine = 'M-266 188Q-230 200 -194 189';

/** What is sewn on to the left sleeve, and the shade where its cuff is drawn in. */
function onSleeve(colour: string, side: 1 | -1): string {
  const on = (d: string) => widened(d, side);
  // It is on the back of the elbow, and comes round its outer side.
  const elbow = on(
    'M-256 -34C-242 -33 -233 -27 -230 -17C-230 13 -234 41 -241 62C-246 67 -256 68 -264 66V-34z',
  );
  return (
    pocketOn(colour, side) +
    sewnOn(elbow, cloth(elbow, darker(colour, 0.2), 5), 1.5) +
    stitched(elbow, colour, 1) +
    at(0, 2.5, blurred(1.8, stroke(on(cuffLine), '#0b0c08', 3, 0.4))) +
    stitched(on(cuffLine), colour, 1) +
    relief(
      side === 1 ? [-272, -280, 154, 502] : [118, -280, 154, 502],
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
  const zip = 'M0 -297V-140';
  const placket = 'M-8 -262V-136C-8 -132 -6 -130 -3 -130H3C6 -130 8 -132 8 -136V-262z';
  return (
    sewnOn(placket, cloth(placket, darker(torso, 0.06), 2.5), 1.4) +
    sewnOn(collar, cloth(collar, sleeve, 7), 4) +
    fill(collar, round) +
    clipped(collar, relief([-86, -314, 172, 62], { crushed: [[0, -276, 70, 20, 0, 1.6]], seed: 8 })) +
    stitched('M-81 -290C-54 -250 54 -250 81 -290', sleeve, 1) +
    stroke(zip, darker(torso, 0.7), 5, 0.9) +
    `<path d="${zip}" stroke="#8f9085" stroke-width="2.4" stroke-dasharray="1.4 1.2"/>` +
    moulded(box(-3, -292, 6, 15, 2), '#4a4b45', 1) +
    patch(-72, -172, 50, 18, brand)
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
