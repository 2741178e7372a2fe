import type { BbWeight } from '#shop/catalogue/bb-guide.ts';
import { speedOf, toFeetPerSecond, toldSpeed } from '#shop/catalogue/energy.ts';

/** What BBs of one range of weights are for, as far as the shop has any: grams, rising. */
export interface GuideRow {
  /** Of the words about it (wording/storefront/home-more.ts). */
  use: 'spring' | 'light' | 'everyday' | 'outdoors' | 'long' | 'bolt';
  grams: number[];
  /** What such a gun usually has, in joules; and how fast they are with that, the heaviest first. */
  joules: number;
  fps: number[];
  /** The least that 1,000 of them cost, in pence. */
  fromPence: number | null;
  /** The address of the list of them. */
  path: string;
}

/** Above which weight, in grams, each range begins, up to which it goes, and what its guns usually have, in joules. */
const ranges = [
  // Made for toys: they break in anything stronger.
  ['spring', 0, 0.15, 0.5],
  ['light', 0.15, 0.2, 1],
  ['everyday', 0.2, 0.25, 1],
  ['outdoors', 0.25, 0.3, 1],
  ['long', 0.3, 0.36, 1],
  // 500 FPS on 0.20 g, as sites have it for them and the calculator says it.
  ['bolt', 0.36, Number.POSITIVE_INFINITY, 2.33],
] as const;

/** Which BB weight is for what, by what can be bought now. */
export const bbGuide = (weights: BbWeight[]): GuideRow[] =>
  ranges.flatMap(([use, above, to, joules]) => {
    const within = weights.filter(({ grams }) => grams > above && grams <= to);
    const grams = within.map(({ grams }) => grams);
    const [lightest, heaviest] = [grams[0], grams.at(-1)];
    if (lightest === undefined || heaviest === undefined) return [];
    const prices = within.flatMap(({ fromPence }) => fromPence ?? []);
    return {
      use,
      grams,
      joules,
      fps: [...new Set([heaviest, lightest])].map((each) =>
        toldSpeed(toFeetPerSecond(speedOf(each, joules))),
      ),
      fromPence: prices.length > 0 ? Math.min(...prices) : null,
      path: pathTo(grams),
    };
  });

/** What of the guide is for a gun that several ranges suit; undefined where there is none of them. */
export function rangeOf(
  rows: readonly GuideRow[],
  uses: readonly GuideRow['use'][],
): Pick<GuideRow, 'grams' | 'path'> | undefined {
  const grams = rows.flatMap((row) => (uses.includes(row.use) ? row.grams : []));
  return grams.length > 0 ? { grams, path: pathTo(grams) } : undefined;
}

/** Each of them, so that the list's boxes are ticked. */
const pathTo = (grams: number[]): string =>
  `/shop/bbs?stock=1${grams.map((each) => `&f.bb-weight=${each}`).join('')}`;
