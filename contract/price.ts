import { rules } from '#wording/rules.ts';

const said = rules.product;
const mostPence = 2_000_000;

/**
 * Pence of a product's price as people write it: '12', '12.5', '£1,234.50'. What can be read two ways ('12,50') is not
 * guessed at; `wrong` says what to write instead.
 */
export function readPrice(typed: string): { pence: number } | { wrong: string } {
  const text = typed.trim();
  if (text === '') return { wrong: said.price };
  const comma = /^£?\s*(\d+),(\d{1,2})$/.exec(text);
  if (comma) return { wrong: said.priceComma(text, `${comma[1]}.${comma[2]?.padEnd(2, '0')}`) };
  const [, whole = '', decimals = ''] = amount.exec(text) ?? [];
  if (whole + decimals === '') return { wrong: said.noPrice(text.slice(0, 40)) };
  const pounds = Number(whole.replaceAll(',', ''));
  if (pounds * 100 > mostPence) return { wrong: said.priceMost };
  const pence = decimals.replace(/0+$/, '');
  if (pence.length > 2) return { wrong: thirdDecimal(text, pounds, Number(pence.slice(0, 2))) };
  const total = pounds * 100 + Number(pence.padEnd(2, '0'));
  if (total > mostPence) return { wrong: said.priceMost };
  return total > 0 ? { pence: total } : { wrong: said.price };
}

/** Pounds, in thousands or not, and pence; '.99' and '12.' too. */
const amount = /^£?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

function thirdDecimal(text: string, pounds: number, pence: number): string {
  const below = pounds * 100 + pence;
  const written = (total: number) => (total / 100).toFixed(2);
  return said.thirdDecimal(text.replace(/^£\s*/, ''), written(below), written(below + 1));
}
