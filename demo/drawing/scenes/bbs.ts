import { speedloader } from '../magazines.ts';
import { close, front, group, laid, measured, type Shot, spread, type Thing } from '../studio.ts';
import { joined, onItsSide } from '../views.ts';
import {
  bio20,
  bio23,
  bio25,
  bio28,
  bio30,
  bio32,
  bioBag,
  match36,
  match40,
  match43,
  runOut,
  sampler,
  samplerCard,
  spilled,
  standard,
  starter,
  tracer,
  white,
} from '../wares/bbs.ts';

type Views = Record<string, () => Shot>;
interface Pack {
  front: Thing;
  back: Thing;
  bbs: string;
  w: number;
  h: number;
}

/** What every pack of BBs shows, `fill` of the picture filled. */
const packViews = (slug: string, { front: face, back, w, h }: Pack, fill?: number): Views => ({
  [`${slug}-front`]: () => front(face, fill),
  [`${slug}-back`]: () => close(back, 0, -h * 0.43, h * 0.92),
  [`${slug}-scale`]: () => measured(face, { w, h }),
});

/** An open bottle lying down, BBs rolling from its neck, the cap beside. */
const poured = ({ open, cap, bbs, h }: Pack & { open: Thing; cap: Thing }): Shot =>
  spread(
    [
      { thing: spilled(bbs, 46, h * 0.27, Math.round(h)), x: h * 0.46, y: h * 0.03 },
      { thing: onItsSide(open), x: -h * 0.26, y: -h * 0.08, turn: 78 },
      { thing: cap, x: h * 0.24, y: -h * 0.46 },
    ],
    h * 1.72,
  );

const bottleViews = (slug: string, bottle: Pack & { open: Thing; cap: Thing }, fill?: number): Views => ({
  ...packViews(slug, bottle, fill),
  [`${slug}-label`]: () => close(bottle.front, 0, -bottle.h * 0.365, bottle.h * 0.68),
  [`${slug}-poured`]: () => poured(bottle),
});

const bagViews = (slug: string, bag: Pack & { open: Thing }, fill?: number): Views => ({
  ...packViews(slug, bag, fill),
  [`${slug}-label`]: () => close(bag.front, 0, -bag.h * 0.64, bag.h * 0.68),
  [`${slug}-detail`]: () => close(bag.front, 0, -bag.h * 0.29, bag.h * 0.5),
  [`${slug}-poured`]: () =>
    laid(
      joined(
        { thing: runOut(bag.bbs, Math.round(bag.h * 0.36), bag.h * 0.46, bag.w * 0.6), x: bag.h * 0.95 },
        { thing: bag.open, turn: 90 },
      ),
      24,
      0.96,
    ),
});

const [first, second, third, fourth] = sampler as [Thing, Thing, Thing, Thing];

export const scenes: Views = {
  ...bottleViews('bbs-025-bio-3000', bio25),
  ...bottleViews('bbs-028-bio-2500', bio28),
  ...bottleViews('bbs-030-bio-2000', bio30),
  ...bottleViews('bbs-020-bio-3500', bio20),
  ...bottleViews('bbs-023-bio-3000', bio23),
  ...bottleViews('bbs-032-bio-2000', bio32),
  ...bottleViews('bbs-025-tracer-2000', tracer),
  ...bottleViews('bbs-036-match-1000', match36, 0.72),
  ...bottleViews('bbs-043-match-1000', match43, 0.72),
  ...bottleViews('bbs-040-match-1000', match40, 0.72),
  ...bagViews('bbs-020-bag-5000', standard),
  ...bagViews('bbs-025-bio-bag-4000', bioBag),
  ...bagViews('bbs-012-spring-2000', starter, 0.72),
  'bbs-025-bio-3000-used': () =>
    spread(
      [
        { thing: onItsSide(bio25.open), x: -46, y: -56, turn: 118 },
        { thing: spilled(white, 22, 16, 6), x: 46, y: 12 },
        { thing: speedloader(white, ['HOLT', '100']), x: 12, y: 66, turn: -6 },
      ],
      262,
    ),
  'bbs-sampler-4x500-front': () =>
    group(
      [
        { thing: first, x: -78 },
        { thing: second, x: -26 },
        { thing: third, x: 26 },
        { thing: fourth, x: 78 },
      ],
      0.88,
    ),
  'bbs-sampler-4x500-detail': () =>
    group(
      [
        { thing: second, x: -26 },
        { thing: third, x: 26, near: 8 },
      ],
      0.8,
    ),
  'bbs-sampler-4x500-laid': () =>
    spread(
      [
        { thing: samplerCard, x: -12, y: 52, turn: -4 },
        { thing: onItsSide(first), x: -80, y: -52, turn: -5 },
        { thing: onItsSide(second), x: -28, y: -48, turn: 3 },
        { thing: onItsSide(third), x: 26, y: -54, turn: -3 },
        { thing: onItsSide(fourth), x: 80, y: -46, turn: 7 },
        { thing: spilled(white, 11, 14, 12), x: 86, y: 56 },
      ],
      256,
    ),
  'bbs-sampler-4x500-scale': () => measured(second, { w: 46, h: 96 }),
};
