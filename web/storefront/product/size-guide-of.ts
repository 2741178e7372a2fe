import type { Product } from '#contract/product.ts';
import type { Family, FamilyMember } from '#shop/catalogue/families/read.ts';
import { sizeAdvice as text } from '#wording/storefront/size-guide.ts';

/** Whom each size of a piece of clothing is made for. Made on the server: the browser has no need of what makes it. */
export interface SizeGuideOf {
  /** What is measured, 'Chest' of what the products say, 'Chests of'. */
  measure: string;
  /** How it is measured, where that is known, and what to do between two sizes. */
  advice: string;
  /** With how long each is itself, in cm; '' where they don't say. */
  rows: { size: string; cm: string; inches: string; length: string; current: boolean }[];
}

/** How the attribute 'Made for' states a range: 'Chests of 100 to 108 cm'. */
const range = /^(\p{L}[\p{L} ]*?) (?:of|from) (\d+(?:\.\d)?) to (\d+(?:\.\d)?) cm$/u;

/**
 * The sizes of a family of clothing, from what its members state themselves. Undefined where they have no sizes to choose from, or one of
 * them does not say whom it is made for in the way of the others: half a table would mislead.
 */
export function sizeGuideOf(
  { id, category }: Pick<Product, 'id' | 'category'>,
  family: Pick<Family, 'axes' | 'members'> | null,
): SizeGuideOf | undefined {
  const axis = family?.axes.find(({ key }) => key === 'size');
  if (category !== 'attire' || !family || !axis) return;
  const current = family.members.find((member) => member.id === id)?.attributes.size;
  const read = family.members.map(madeFor);
  const [first] = read;
  const sizes = new Map(read.map((one) => [one?.size, one]));
  const isOne = read.every(
    (one) => one && one.measure === first?.measure && one.cm === sizes.get(one.size)?.cm,
  );
  if (!first || !isOne || sizes.size < 2) return;
  const measure = first.measure.replace(/s$/, '');
  return {
    measure,
    advice: [text.how.get(measure), text.between].filter(Boolean).join(' '),
    rows: axis.choices.flatMap((size) => {
      const one = sizes.get(size);
      return one
        ? [{ size, cm: one.cm, inches: one.inches, length: one.length, current: size === current }]
        : [];
    }),
  };
}

function madeFor({ attributes }: Pick<FamilyMember, 'attributes'>) {
  const { size, length, 'made-for': made } = attributes;
  const [, measure, from, to] = range.exec(typeof made === 'string' ? made : '') ?? [];
  if (typeof size !== 'string' || !measure) return;
  const inches = `${inchesOf(from)}-${inchesOf(to)}`;
  return { size, measure, cm: `${from}-${to}`, inches, length: length ? String(Number(length) / 10) : '' };
}

/**
 * To the nearest half, '36½', or of a hand quarter, '8¼': as a tape is read. One size still begins where the last one ends, as it does
 * in centimetres.
 */
const inchesOf = (cm = ''): string => {
  const step = Number(cm) < 50 ? 0.25 : 0.5;
  const inches = Math.round(Number(cm) / 2.54 / step) * step;
  return `${Math.floor(inches)}${['', '¼', '½', '¾'][(inches % 1) * 4]}`;
};
