import { pouch, pouchBack } from '../bags.ts';
import { type BbBack, type BbLabel, bbBack, bbFront, bottle, looseCap, scattered } from '../bottles.ts';
import { resultCard } from '../boxed.ts';
import { openPouch } from '../open-bag.ts';
import type { Thing } from '../studio.ts';
import { dice } from '../svg.ts';
import { batchOf, factsOf } from './facts.ts';

const bone = '#f3efe4';
const ink = '#16190F';
const olive = '#3E4A2B';
export const white = '#f4f1e8';

const plover = (weight: string, count: string, accent: string): BbLabel => ({
  brand: 'PLOVER',
  line: 'BIO SERIES',
  weight,
  count,
  note: 'BIODEGRADABLE',
  ground: bone,
  ink,
  accent,
});
const tarn = (line: string, weight: string, count: string, note: string, accent: string): BbLabel => ({
  brand: 'TARN',
  line,
  weight,
  count,
  note,
  ground: '#1d1f1a',
  ink: '#F6F4EE',
  accent,
});

/** A bottle as it stands, its back, and open. */
function bottled(
  slug: string,
  label: BbLabel,
  { bbs = white, cap, what }: { bbs?: string; cap: string; what: string },
) {
  const facts = factsOf(slug);
  const {
    diameter: w,
    height: h,
    count,
  } = facts.attributes as { diameter: number; height: number; count: number };
  const biodegradable = facts.attributes.biodegradable === true;
  const back: BbBack = {
    barcode: facts.barcode,
    lines: [
      `${count.toLocaleString('en-GB')} BBs of ${label.weight}, ${what}`,
      'For airsoft guns with a hop-up, calibre 6 mm.',
      'Keep dry and closed, below 25 °C.',
    ],
    batch: batchOf(facts, '11.2028'),
    biodegradable,
  };
  return {
    front: bottle(w, h, bbFront(label), bbs, cap),
    back: bottle(w, h, bbBack(label, back), bbs, cap),
    open: bottle(w, h, bbFront(label), bbs, 'open'),
    cap: looseCap(w * 0.26 + 3, cap),
    bbs,
    w,
    h,
  };
}

const bio = (slug: string, weight: string, count: string, accent: string, cap = accent) =>
  bottled(slug, plover(weight, count, accent), { cap, what: '5.95 mm ± 0.01' });

export const bio25 = bio('bbs-025-bio-3000', '0.25 g', '3,000 BBs · 750 g', olive);
export const bio28 = bio('bbs-028-bio-2500', '0.28 g', '2,500 BBs · 700 g', '#2f4a5e', '#23241f');
export const bio30 = bio('bbs-030-bio-2000', '0.30 g', '2,000 BBs · 600 g', '#a4472a');
export const bio20 = bio('bbs-020-bio-3500', '0.20 g', '3,500 BBs · 700 g', '#6c6f68');
export const bio23 = bio('bbs-023-bio-3000', '0.23 g', '3,000 BBs · 690 g', '#7a5a34');
export const bio32 = bio('bbs-032-bio-2000', '0.32 g', '2,000 BBs · 640 g', '#5b3f73');
const tracerColour = '#d3efb4';
export const tracer = bottled(
  'bbs-025-tracer-2000',
  tarn('GLOW TRACER', '0.25 g', '2,000 BBs · green', 'TRACER', '#7cc552'),
  { bbs: tracerColour, cap: '#1d1f1a', what: '5.95 mm ± 0.01' },
);
const match = (slug: string, weight: string, grams: number, accent: string, bbs: string) =>
  bottled(slug, tarn('MATCH GRADE', weight, `1,000 BBs · ${grams} g`, '± 0.005 mm', accent), {
    bbs,
    cap: '#1d1f1a',
    what: '5.95 mm ± 0.005',
  });
export const match36 = match('bbs-036-match-1000', '0.36 g', 360, '#d09a2a', '#e8e4da');
export const match43 = match('bbs-043-match-1000', '0.43 g', 430, '#7f93a3', '#dcd8ce');
export const match40 = match('bbs-040-match-1000', '0.40 g', 400, '#b8693a', '#e2ddd2');

/** A bag as it stands, and its back. */
function bagged(slug: string, w: number, h: number, label: BbLabel, bbs: string) {
  const facts = factsOf(slug);
  const back: BbBack = {
    barcode: facts.barcode,
    lines: [
      `${label.count}, ${facts.attributes['bb-diameter']} mm`,
      'Press the zip shut; keep dry, below 25 °C.',
      'Pour out what you need only.',
    ],
    batch: batchOf(facts, '11.2028'),
    biodegradable: facts.attributes.biodegradable === true,
  };
  return {
    front: pouch(w, h, label, bbs),
    back: pouchBack(w, h, label, back),
    open: openPouch(w, h, label, bbs),
    bbs,
    w,
    h,
  };
}

export const standard = bagged(
  'bbs-020-bag-5000',
  155,
  215,
  {
    ...plover('0.20 g', '5,000 BBs · 1 kg', '#E4572E'),
    line: 'STANDARD',
    note: 'POLISHED · 5.95 mm',
    ground: '#46532f',
    ink: '#F6F4EE',
  },
  '#ffffff',
);
export const bioBag = bagged(
  'bbs-025-bio-bag-4000',
  150,
  205,
  { ...plover('0.25 g', '4,000 BBs · 1 kg', olive), note: 'BIODEGRADABLE · 5.95 mm', ground: '#ece6d6' },
  white,
);
export const starter = bagged(
  'bbs-012-spring-2000',
  110,
  150,
  {
    ...plover('0.12 g', '2,000 BBs · 240 g', '#f0c53a'),
    line: 'STARTER',
    note: 'FOR SPRING GUNS BELOW 0.5 J',
    ground: '#4c5f6d',
    ink: '#F6F4EE',
  },
  '#f3cf4e',
);

/** With the bands and caps of the large bottles. */
const samples = [
  ['0.23 g', '#7a5a34'],
  ['0.25 g', olive],
  ['0.28 g', '#2f4a5e', '#23241f'],
  ['0.30 g', '#a4472a'],
] satisfies [weight: string, accent: string, cap?: string][];
export const samplerCard = resultCard(
  'TARN SAMPLER',
  samples.map(([weight, accent]) => [weight, accent]),
);
export const sampler = samples.map(([weight, accent, cap = accent]) =>
  bottle(
    46,
    96,
    bbFront({ ...tarn('SAMPLER', weight, '500 BBs', 'BIO', accent), ground: bone, ink }),
    white,
    cap,
  ),
);

/** BBs rolled out over the table within `reach` mm, none upon another. */
export function spilled(colour: string, count: number, reach: number, seed: number): Thing {
  const roll = dice(seed);
  const places: [number, number][] = [];
  for (let tries = 0; places.length < count && tries < 4000; tries++) {
    const angle = roll() * Math.PI * 2;
    const distance = roll() ** 0.6 * reach;
    const place: [number, number] = [Math.cos(angle) * distance * 1.15, Math.sin(angle) * distance * 0.9];
    if (places.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 6.1)) places.push(place);
  }
  return scattered(colour, places);
}

/** BBs that have run out of a mouth at 0 0, so many mm wide, to the right: close together before it, fewer the further they are. */
export function runOut(colour: string, count: number, reach: number, mouth: number): Thing {
  const roll = dice(count * 7 + mouth);
  const places: [number, number][] = [];
  for (let tries = 0; places.length < count && tries < 9000; tries++) {
    const away = roll() ** 1.7;
    const place: [number, number] = [away * reach, (roll() - 0.5) * (mouth + away * reach * 0.9)];
    if (places.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 6.1)) places.push(place);
  }
  return scattered(colour, places);
}
