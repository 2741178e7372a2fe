import { type Attribute, attributesOf } from '../attributes/attribute.ts';
import { maxAxes } from '../limits.ts';
import type { Candidate } from './family.ts';

type Member = Pick<Candidate, 'category' | 'attributes'>;

/** Axes whose values make no other thing of a product: a tan glove wears as a black one. A BB of another weight is another BB. */
export const sameThingAxes = ['size', 'colour'];

/** The facts by which some products differ, those first of which each product states one. */
export function axesAmong<One extends Attribute>(products: readonly Member[], attributes: One[]): One[] {
  const [first] = products;
  if (!first) return [];
  const values = (key: string) => products.map((product) => product.attributes[key]);
  const stated = ({ key }: One) => values(key).filter((value) => value !== undefined).length;
  return attributesOf(attributes, first.category)
    .filter(({ key }) => new Set(values(key).map((value) => JSON.stringify(value))).size > 1)
    .sort((one, other) => stated(other) - stated(one) || Number(other.filter) - Number(one.filter));
}

/** The first fact, or else the first two, by which all of them differ; none where there are none. */
export function proposedAxes(products: readonly Member[], axes: readonly Attribute[]): string[] {
  const tellsApart = (keys: string[]) =>
    new Set(products.map(({ attributes }) => JSON.stringify(keys.map((key) => attributes[key])))).size ===
      products.length &&
    products.every(({ attributes }) => keys.every((key) => attributes[key] !== undefined));
  const keys = axes.map(({ key }) => key);
  const choices = [
    ...keys.map((key) => [key]),
    ...keys.flatMap((one, at) => keys.slice(at + 1).map((two) => [one, two])),
  ];
  return choices.find((choice) => choice.length <= maxAxes && tellsApart(choice)) ?? [];
}
