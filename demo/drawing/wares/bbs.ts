import { type BbLabel, bottle, pouch, scattered } from '../bottles.ts';
import type { Thing } from '../studio.ts';
import { dice } from '../svg.ts';

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

export const bio25 = bottle(82, 165, plover('0.25 g', '3,000 BBs · 750 g', olive), white, olive);
export const bio28 = bottle(78, 158, plover('0.28 g', '2,500 BBs · 700 g', '#2f4a5e'), white, '#23241f');
export const bio30 = bottle(72, 150, plover('0.30 g', '2,000 BBs · 600 g', '#a4472a'), white, '#a4472a');
export const bio20 = bottle(80, 160, plover('0.20 g', '3,500 BBs · 700 g', '#6c6f68'), white, '#6c6f68');
export const bio23 = bottle(78, 158, plover('0.23 g', '3,000 BBs · 690 g', '#7a5a34'), white, '#7a5a34');
export const bio32 = bottle(72, 150, plover('0.32 g', '2,000 BBs · 640 g', '#5b3f73'), white, '#5b3f73');
export const tracerColour = '#d3efb4';
export const tracer = bottle(
  72,
  150,
  tarn('GLOW TRACER', '0.25 g', '2,000 BBs · green', 'TRACER', '#7cc552'),
  tracerColour,
  '#1d1f1a',
);
export const match36 = bottle(
  58,
  118,
  tarn('MATCH GRADE', '0.36 g', '1,000 BBs · 360 g', '± 0.005 mm', '#d09a2a'),
  '#e8e4da',
  '#1d1f1a',
);
export const match43 = bottle(
  58,
  118,
  tarn('MATCH GRADE', '0.43 g', '1,000 BBs · 430 g', '± 0.005 mm', '#7f93a3'),
  '#dcd8ce',
  '#1d1f1a',
);
export const match40 = bottle(
  58,
  118,
  tarn('MATCH GRADE', '0.40 g', '1,000 BBs · 400 g', '± 0.005 mm', '#b8693a'),
  '#e2ddd2',
  '#1d1f1a',
);
export const standard = pouch(
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
export const bioBag = pouch(
  150,
  205,
  { ...plover('0.25 g', '4,000 BBs · 1 kg', olive), note: 'BIODEGRADABLE · 5.95 mm', ground: '#ece6d6' },
  white,
);
export const starter = pouch(
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
const sampler = (
  [
    ['0.23 g', '#7a6a4a'],
    ['0.25 g', olive],
    ['0.28 g', '#2f4a5e'],
    ['0.30 g', '#a4472a'],
  ] as const
).map(([weight, accent]) =>
  bottle(46, 96, { ...tarn('SAMPLER', weight, '500 BBs', 'BIO', accent), ground: bone, ink }, white, accent),
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

export const [first, second, third, fourth] = sampler as [Thing, Thing, Thing, Thing];
