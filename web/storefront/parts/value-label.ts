import type { Facet } from '#shop/catalogue/facets.ts';
import { specification as text } from '#wording/storefront/specification.ts';

/** Numbers of one attribute have as many decimals: '3.7 V' beside '4.0 V'. */
export function valueLabel({
  kind,
  unit,
  values,
}: Pick<Facet, 'kind' | 'unit'> & { values: { value: string }[] }): (value: string) => string {
  if (kind === 'yes-no') return (value) => (value === 'true' ? text.yes : text.no);
  if (kind !== 'number') return (value) => value;
  const numbers = values.map(({ value }) => value);
  return (value) => withUnit(numberText(value, unit, numbers), unit);
}

/** Units of what stands on a cell or a can, and so in titles, in digits alone. */
const printed = ['mAh', 'ml'];

/**
 * A number as titles have it: '3,000 BBs' and '1,000 g', but '1300 mAh' and '1000 ml'; and with as many decimals as those beside it.
 * Fractions of a gram are BBs, which everybody calls by two: '0.30 g'.
 */
export function numberText(value: number | string, unit: string, beside: string[] = []): string {
  const decimals = [...beside, String(value)].map((one) => one.split('.')[1]?.length ?? 0);
  const most = Math.min(3, Math.max(...decimals));
  return Number(value).toLocaleString('en-GB', {
    minimumFractionDigits: unit === 'g' && most === 1 ? 2 : most,
    maximumFractionDigits: 3,
    useGrouping: !printed.includes(unit) || Number(value) >= 10_000,
  });
}

/** A number stays with its unit on one line. */
export const withUnit = (number: string, unit: string): string => (unit ? `${number}\u00a0${unit}` : number);
