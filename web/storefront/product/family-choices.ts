import { meanStars } from '#contract/mean-stars.ts';
import { formatPence } from '#contract/money.ts';
import type { Product } from '#contract/product.ts';
import { withoutSize } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { type Attribute, attributesOf } from '#shop/catalogue/attributes/attribute.ts';
import type { Family, FamilyMember } from '#shop/catalogue/families/read.ts';
import { choiceNotes as text } from '#wording/storefront/families.ts';
import { type Fact, specificationOf, valueText } from '../parts/specification.ts';
import { valueLabel } from '../parts/value-label.ts';

/** An axis of a family as a shopper chooses by it. Made on the server: the browser has no need of what makes it. */
export interface AxisChoices {
  label: string;
  /** A size is worn: nobody else can say which. */
  worn: boolean;
  /** Whether a choice has more to say than a word: each has a width of its own then. */
  wide: boolean;
  options: Choice[];
}

interface Choice {
  value: string;
  /** The page of the product that has it. */
  to: string;
  current: boolean;
  soldOut: boolean;
  /** Which others it is not had with; what the choices differ in beside: how much each holds, its price. */
  notes: string[];
}

/**
 * What a product's page lets choose: each value that the family has, of one axis or two. Choosing by one keeps the value of the
 * other; where no member has both, it leads to the one that has the nearest.
 *
 * @param holds what says how much of it a member holds: another number of BBs explains another price
 */
export function familyChoices(family: Family, productId: string, holds?: Attribute): AxisChoices[] {
  const current = family.members.find(({ id }) => id === productId);
  if (!current) return [];
  return family.axes.map((axis) => {
    const offered = valuesOf(axis, family.members).map((value) => nearest(family, { axis, value, current }));
    const options = offered.map((member) => choiceOf(member, { axis, family, current, holds, offered }));
    return {
      label: axis.label,
      worn: axis.key === 'size' && options.length > 1,
      wide: options.some(({ notes }) => notes.length > 1),
      options,
    };
  });
}

/** And what is chosen there, in a line: '0.25 g, Bottle'. */
export const chosenOf = (choices: AxisChoices[]) => ({
  choices,
  chosen: choices.map(({ options }) => options.find(({ current }) => current)?.value).join(', '),
});

/** In the order of the members, which is that of their values, the axis' own first. */
const valuesOf = ({ key, kind, choices }: Attribute, members: FamilyMember[]): string[] => {
  const values = [...new Set(members.map(({ attributes }) => JSON.stringify(attributes[key])))];
  const rank = (value: string) =>
    kind === 'number' ? Number(value) : choices.indexOf(String([JSON.parse(value)].flat()[0]));
  return values.sort((one, other) => rank(one) - rank(other));
};

interface Wanted {
  axis: Attribute;
  value: string;
  current: FamilyMember;
}

/** The member that has a value of an axis, and of the other axis the same as the current one, or else the nearest to it. */
function nearest({ axes, members }: Family, { axis, value, current }: Wanted): FamilyMember {
  const other = axes.find(({ key }) => key !== axis.key);
  const having = members.filter(({ attributes }) => JSON.stringify(attributes[axis.key]) === value);
  if (!other) return having[0] ?? current;
  const order = valuesOf(other, members);
  const placeOf = ({ attributes }: FamilyMember) => order.indexOf(JSON.stringify(attributes[other.key]));
  const away = (member: FamilyMember) => Math.abs(placeOf(member) - placeOf(current));
  return having.toSorted((one, two) => away(one) - away(two))[0] ?? current;
}

/** A product as its page says it while no size is chosen: nothing that differs by size but the sizes that there are. */
export interface Unsized {
  title: string;
  features: string[];
  facts: Fact[];
}

/** Undefined for what has no sizes to choose among. */
export function unsizedOf(
  product: Pick<Product, 'id' | 'title' | 'category' | 'features' | 'attributes'>,
  family: Family | null,
  attributes: Attribute[],
): Unsized | undefined {
  const stated = product.attributes;
  const isAlike = (one: FamilyMember) =>
    family?.axes.every(({ key }) => key === 'size' || isSame(one.attributes[key], stated[key]));
  const alike = (family?.members ?? []).filter(isAlike).map((one) => one.attributes);
  const sizes = [...new Set(alike.flatMap(({ size }) => (typeof size === 'string' ? size : [])))];
  if (sizes.length < 2) return;
  const differing = attributesOf(attributes, product.category).filter(
    ({ key }) => stated[key] !== undefined && !alike.every((one) => isSame(one[key], stated[key])),
  );
  const own = differing.map((one) => valueText(one, stated[one.key] ?? '').replace(/\s/g, ' '));
  const left = Object.entries(stated).filter(([key]) => differing.every((one) => one.key !== key));
  return {
    title: withoutSize(product.title, stated.size) || product.title,
    features: withoutClauses(product.features, [...own, `size ${stated.size}`]),
    facts: specificationOf(
      {
        category: product.category,
        attributes: { ...Object.fromEntries(left), size: sizes },
        weightGrams: null,
        sku: '',
        barcode: '',
      },
      attributes,
    ),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** 'Synthetic suede palm, 96 g the pair' ends before what is not to be said; what begins with that is left out. */
const withoutClauses = (features: string[], unsaid: string[]): string[] =>
  features.flatMap((feature) => {
    const clauses = feature.split(', ');
    const isUnsaid = (clause: string) =>
      unsaid.some((one) => ` ${clause.toLowerCase()} `.includes(` ${one.toLowerCase()} `));
    const end = clauses.findIndex(isUnsaid);
    return end < 0 ? feature : clauses.slice(0, end).join(', ') || [];
  });

/** What buyers said of a product's range: another weight or pack of it. */
export interface RangeReviews {
  /** In all. */
  stars: number;
  count: number;
  /** Where it can be read: those with most reviews. */
  of: ReviewedSibling[];
}

interface ReviewedSibling {
  to: string;
  /** '4 reviews of this in 0.25 g, Bottle'. */
  text: string;
}

const maxReviewed = 3;

/** For a product that nobody has reviewed; undefined where nobody has reviewed its range. */
export function rangeReviews({ axes, members }: Family): RangeReviews | undefined {
  const reviewed = members.filter(({ reviewCount }) => reviewCount > 0);
  if (reviewed.length === 0) return undefined;
  const sum = (read: (member: FamilyMember) => number) =>
    reviewed.reduce((total, one) => total + read(one), 0);
  const reviewCount = sum((one) => one.reviewCount);
  return {
    stars: meanStars({ starSum: sum(({ starSum }) => starSum), reviewCount }),
    count: reviewCount,
    of: reviewed
      .sort((one, other) => other.reviewCount - one.reviewCount)
      .slice(0, maxReviewed)
      .map((member) => ({
        to: `${productPath(member)}#reviews`,
        text: text.reviewed(
          axes.map((axis) => axisText(axis, members, member)).join(', '),
          member.reviewCount,
        ),
      })),
  };
}

interface Choosing {
  axis: Attribute;
  family: Family;
  current: FamilyMember;
  holds: Attribute | undefined;
  /** What the choices of this axis lead to. */
  offered: FamilyMember[];
}

function choiceOf(member: FamilyMember, { axis, family, current, holds, offered }: Choosing): Choice {
  const said = (one: Attribute) => axisText(one, family.members, member);
  const differ = (read: (one: FamilyMember) => unknown) => new Set(offered.map(read)).size > 1;
  const having = family.members.filter((one) =>
    isSame(one.attributes[axis.key], member.attributes[axis.key]),
  );
  const other = family.axes.find(({ key }) => key !== axis.key);
  const isOther = other && !isSame(member.attributes[other.key], current.attributes[other.key]);
  // What an axis says needs no second saying.
  const content = holds && family.axes.every(({ key }) => key !== holds.key) ? holds : undefined;
  const held = content && member.attributes[content.key];
  const soldOut = isSoldOut(member);
  const price = differ(({ pricePence }) => pricePence) ? [formatPence(member.pricePence)] : [];
  return {
    value: said(axis),
    to: productPath(member),
    current: member.id === current.id,
    soldOut,
    notes: [
      ...(isOther ? [onlyWith(other, { having, family, current })] : []),
      ...(content?.unit && held !== undefined && differ(({ attributes }) => attributes[content.key])
        ? [valueText(content, held)]
        : []),
      ...(soldOut ? [other && !having.every(isSoldOut) ? text.soldOutIn(said(other)) : text.soldOut] : price),
    ],
  };
}

const isSoldOut = ({ onHand, reserved }: FamilyMember) => onHand <= reserved;

/** Of a value that is not had with the current one of the other axis. */
function onlyWith(
  other: Attribute,
  { having, family, current }: { having: FamilyMember[]; family: Family; current: FamilyMember },
): string {
  const said = (member: FamilyMember) => axisText(other, family.members, member);
  const [only, ...more] = having;
  return only && more.length === 0 ? text.only(said(only)) : text.notIn(said(current));
}

/** A number has as many decimals as its siblings': '0.20 g' beside '0.25 g'. */
function axisText(axis: Attribute, members: FamilyMember[], { attributes }: FamilyMember): string {
  const stated = attributes[axis.key] ?? '';
  if (typeof stated !== 'number') return valueText(axis, stated);
  const values = members.map((member) => ({ value: String(member.attributes[axis.key] ?? '') }));
  return valueLabel({ ...axis, values })(String(stated));
}
