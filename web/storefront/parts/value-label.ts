import type { Facet } from '#shop/catalogue/facets.ts';
import { specification as text } from '#wording/storefront/specification.ts';

/** Numbers of one attribute have as many decimals: '0.20 g' beside '0.25 g'. */
export function valueLabel({
  kind,
  unit,
  values,
}: Pick<Facet, 'kind' | 'unit'> & { values: { value: string }[] }): (value: string) => string {
  if (kind === 'yes-no') return (value) => (value === 'true' ? text.yes : text.no);
  if (kind !== 'number') return (value) => value;
  const decimals = Math.max(0, ...values.map(({ value }) => value.split('.')[1]?.length ?? 0));
  return (value) => withUnit(numberText(Number(value), decimals), unit);
}

export const numberText = (number: number, decimals = 0): string =>
  number.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: 3 });

/** A number stays with its unit on one line. */
export const withUnit = (number: string, unit: string): string => (unit ? `${number}\u00a0${unit}` : number);
