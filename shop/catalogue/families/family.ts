import type { Category } from '#database/enums.ts';
import type { Attribute, AttributeValue, AttributeValues } from '../attributes/attribute.ts';
import { maxMembers } from '../limits.ts';

/** What of a product decides whether it can be a member. */
export interface Candidate {
  id: string;
  title: string;
  category: Category;
  attributes: AttributeValues;
}

/** What stands in the way of a family, about the product that it is to be changed in. */
export type FamilyProblem =
  | { why: 'few' }
  | { why: 'many' }
  /** No attribute of the category has this key. */
  | { why: 'axis'; key: string }
  | { why: 'category'; product: Candidate; other: Candidate }
  | { why: 'unstated'; product: Candidate; key: string; label: string }
  | { why: 'same'; product: Candidate; other: Candidate; key: string; values: string };

/**
 * What keeps products from being a family; undefined for nothing. They are of one category, each states every axis, and no two
 * have the same values of all of them.
 */
export function familyProblem(
  members: readonly Candidate[],
  axes: readonly string[],
  attributes: readonly Attribute[],
): FamilyProblem | undefined {
  const [first] = members;
  if (!first || members.length < 2) return { why: 'few' };
  if (members.length > maxMembers) return { why: 'many' };
  const other = members.find(({ category }) => category !== first.category);
  if (other) return { why: 'category', product: other, other: first };
  const defined = axesOf(attributes, axes);
  const missing = axes.find(
    (key) => !defined.some((one) => one.key === key && one.categories.includes(first.category)),
  );
  if (missing !== undefined) return { why: 'axis', key: missing };
  const byPlace = new Map<string, Candidate>();
  for (const product of members) {
    const unstated = defined.find(({ key }) => product.attributes[key] === undefined);
    if (unstated) return { why: 'unstated', product, key: unstated.key, label: unstated.label };
    const place = placeOf(product.attributes, axes);
    const same = byPlace.get(place);
    if (same) {
      const values = defined.map((axis) => textOf(axis, product.attributes[axis.key])).join(', ');
      return { why: 'same', product, other: same, key: axes[0] ?? '', values };
    }
    byPlace.set(place, product);
  }
  return undefined;
}

/** The attributes of some keys, in the order of these. */
export const axesOf = <One extends Attribute>(attributes: readonly One[], axes: readonly string[]): One[] =>
  axes.flatMap((key) => attributes.find((one) => one.key === key) ?? []);

/** The same for two products exactly where they state the same of all axes. */
const placeOf = (attributes: AttributeValues, axes: readonly string[]): string =>
  JSON.stringify(axes.map((key) => attributes[key]));

const textOf = ({ unit }: Pick<Attribute, 'unit'>, value: AttributeValue | undefined): string =>
  typeof value === 'number' && unit ? `${value} ${unit}` : String(value);

/** Members in the order of their values: numbers rise, choices are in their attribute's order. */
export function inOrderOfAxes<Member extends { attributes: AttributeValues; id: string }>(
  members: readonly Member[],
  axes: readonly Attribute[],
): Member[] {
  const differ = (one: Member, other: Member): number => {
    for (const axis of axes) {
      const [a, b] = [rank(axis, one.attributes[axis.key]), rank(axis, other.attributes[axis.key])];
      if (a !== b) return a < b ? -1 : 1;
    }
    return one.id < other.id ? -1 : 1;
  };
  return members.toSorted(differ);
}

function rank({ kind, choices }: Attribute, value: AttributeValue | undefined): number | string {
  if (kind === 'number') return Number(value);
  if (kind === 'choice' || kind === 'choices')
    return choices.indexOf(String(Array.isArray(value) ? value[0] : value));
  return String(value);
}
