import { cloth, stitched } from './sewing.ts';
import type { Thing } from './studio.ts';
import {
  at,
  blurred,
  clipped,
  darker,
  define,
  fill,
  lighter,
  linear,
  oval,
  radial,
  stroke,
  widened,
} from './svg.ts';

/** Display forms without a face, in warm grey: they stand on y = 0. */
const clay = '#b3ab9c';
/** The sleeves of the shop's own combat shirt. */
const sleeve = '#62664a';

/** Something rounded and matt: light from the upper left, dark at the lower right. */
function modelled(d: string, relief = ''): string {
  const face = radial(0.34, 0.26, 0.85, [
    [0, lighter(clay, 0.42)],
    [0.45, clay],
    [1, darker(clay, 0.42)],
  ]);
  const side = linear('x', [
    [0, '#0b0c08', 0.12],
    [0.2, '#fffdf6', 0.1],
    [0.6, '#0b0c08', 0],
    [1, '#0b0c08', 0.34],
  ]);
  return fill(d, face, side) + clipped(d, relief + blurred(7, stroke(d, darker(clay, 0.7), 12, 0.4)));
}

const headShape =
  'M0 -122C50 -122 80 -88 80 -40C80 -2 71 32 54 60C40 83 22 95 0 95C-22 95 -40 83 -54 60C-71 32 -80 -2 -80 -40C-80 -88 -50 -122 0 -122z';
const neck =
  'M-46 52H46C44 96 46 120 54 138C62 152 84 160 84 172H-84C-84 160 -62 152 -54 138C-46 120 -44 96 -46 52z';

interface Worn {
  /** The dummy's outline, and how it is drawn. */
  shape: string;
  form: string;
  /** Beyond this, art reaches round to the back. */
  round: string;
  art: string;
}

/** Art on a dummy, cut where it would reach round to the back; its shadow falls on the dummy alone, and not on the air beside it. */
function on({ shape, form, round, art }: Worn): string {
  const shadow = define(
    `<filter id="ID" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dx="4" dy="7"/><feColorMatrix values="0 0 0 0 .04 0 0 0 0 .035 0 0 0 0 .02 0 0 0 .5 0"/></filter>`,
  );
  return form + clipped(shape, `<g filter="url(#${shadow})">${art}</g>`) + clipped(round, art);
}

/** A head with something worn on it, moved by y mm; the head's eyes are at 0. */
export function onHead(worn: Thing, y: number, size = 1): Thing {
  const faint = (opacity: number, art: string) => `<g opacity="${opacity}">${art}</g>`;
  // Brow, eye sockets and the ridge of a nose, by light and shade alone.
  const relief =
    faint(0.26, blurred(7, fill(`${oval(-33, -20, 19, 10)}${oval(35, -20, 19, 10)}`, '#0b0c08'))) +
    faint(0.2, blurred(6, stroke('M-58 -38C-44 -50 -20 -50 0 -42C20 -50 44 -50 60 -38', '#ffffff', 10))) +
    faint(0.3, blurred(4, stroke('M-1 -36C-2 -16 -4 0 -4 15', '#ffffff', 7))) +
    faint(0.24, blurred(4.5, fill('M5 -28C9 -8 17 8 17 20C13 28 -9 29 -14 22C-4 23 6 21 6 14z', '#0b0c08')));
  const chin = blurred(9, fill(oval(8, 100, 56, 22), '#0b0c08')).replace('<g ', '<g opacity=".5" ');
  const form = modelled(neck, chin) + modelled(headShape, relief);
  const round = 'M-92 -200H92V-60C94 0 90 56 76 84C60 150 -60 150 -76 84C-90 56 -94 0 -92 -60z';
  const art = on({ shape: headShape + neck, form, round, art: at(0, y, worn.art, 0, size) });
  const top = Math.min(-318, -172 + y + worn.frame[1] * size - 4);
  return {
    art: at(0, -172, art),
    frame: [-98, top, 196, -top],
    rests: 'stands',
    foot: { w: 164, depth: 46 },
  };
}

const torsoShape =
  'M-50 -322C-50 -296 -58 -282 -84 -272L-150 -250C-190 -238 -204 -216 -202 -184C-200 -150 -178 -132 -174 -92C-170 -40 -162 20 -150 70C-146 110 -152 150 -158 186H158C152 150 146 110 150 70C162 20 170 -40 174 -92C178 -132 200 -150 202 -184C204 -216 190 -238 150 -250L84 -272C58 -282 50 -296 50 -322C30 -332 -30 -332 -50 -322z';

/** A torso wearing something: what lies behind the neck, what is cut to its chest, and what covers it whole. */
export function onTorso(worn: { back?: string; front?: string; over?: string }): Thing {
  const cap = fill(oval(0, -322, 50, 9), darker(clay, 0.3)) + fill(oval(0, -324, 50, 9), lighter(clay, 0.12));
  const relief =
    blurred(22, fill(`${oval(-70, -120, 52, 60)}`, '#ffffff')).replace('<g ', '<g opacity=".22" ') +
    blurred(20, stroke('M0 -250C4 -160 2 -60 0 120', '#0b0c08', 16, 0.16));
  const round =
    'M-160 -400H160L206 -250C216 -200 192 -140 186 -90C180 -20 170 40 166 90L172 200H-172L-166 90C-170 40 -180 -20 -186 -90C-192 -140 -216 -200 -206 -250z';
  const { back = '', front = '', over = '' } = worn;
  const art =
    back + on({ shape: torsoShape, form: modelled(torsoShape, relief) + cap, round, art: front }) + over;
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
    'M-35 84C-43 96 -49 114 -46 138C-51 210 -58 300 -68 430H84C72 300 60 210 53 138C55 114 49 96 40 84z';
  const folds =
    'M-54 122C-30 134 10 136 40 124M58 138C30 152 -4 158 -34 150M-56 176C-24 186 0 200 18 222M62 196C44 214 26 224 0 230M-66 268C-30 268 0 284 22 312M74 300C50 312 30 318 8 320';
  const lit =
    'M-48 130C-26 143 12 145 38 134M54 148C30 163 0 168 -28 161M-52 186C-24 197 -4 210 12 230M-62 278C-30 279 -4 294 14 318';
  const round = linear('x', [
    [0, '#0b0c08', 0.3],
    [0.3, '#fffdf6', 0.14],
    [0.6, '#0b0c08', 0.02],
    [1, '#0b0c08', 0.42],
  ]);
  const relief =
    blurred(4, stroke(folds, darker(sleeve, 0.7), 9, 0.5)) +
    blurred(3, stroke(lit, lighter(sleeve, 0.5), 5, 0.4)) +
    blurred(5, fill('M-44 92H48V116C14 110 -14 110 -44 116z', '#0b0c08')).replace('<g ', '<g opacity=".45" ');
  const art =
    cloth(arm, sleeve, 8) +
    fill(arm, round) +
    clipped(arm, relief) +
    stitched('M22 112C30 200 40 300 54 430', sleeve, 1);
  return { art: art + glove, frame: [-76, -120, 168, 550], rests: 'lies' };
}

/** How much stouter the leg is than it was drawn, so that straps are seen beside a pad: some 47 cm round the knee. */
const stout = 1.18;

/** A leg with a pad on its knee; the knee is at 0. */
export function onLeg(pad: string): Thing {
  const leg = widened(
    'M-92 -210C-88 -140 -74 -90 -66 -50C-60 -20 -62 10 -66 40C-72 90 -70 150 -56 214C-30 224 30 224 50 214C66 150 72 90 66 40C62 10 62 -20 68 -50C76 -90 90 -140 92 -210C60 -222 -60 -222 -92 -210z',
    stout,
  );
  // A strap as thick as it is lies proud of the leg, and turns out of sight there.
  const round = widened(leg, 1.01);
  const top = fill(oval(0, -212, 92 * stout, 12), lighter(clay, 0.2));
  const art = on({ shape: leg, form: modelled(leg) + top, round, art: pad });
  return {
    art: at(0, -217, art),
    frame: [-112, -440, 224, 442],
    rests: 'stands',
    foot: { w: 136, depth: 36 },
  };
}
