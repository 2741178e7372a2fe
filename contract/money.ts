/** Pounds as they travel (12.99) from integer pence as they are kept (decisions.md section 1). */
export const toPounds = (pence: number): number => pence / 100;

/** Integer pence from pounds with at most two decimals. */
export const toPence = (pounds: number): number => Math.round(pounds * 100);

/**
 * '£1,234.99' from integer pence, as `Intl.NumberFormat` writes it but for the minus: a true one, which screen readers say. Every page
 * shows prices, and the first formatter of Intl holds a slow phone up for 50 ms.
 */
export function formatPence(pence: number): string {
  const pounds = (Math.abs(pence) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${pence < 0 ? '−' : ''}£${pounds}`;
}

/** '25.50', and '25' for whole pounds: as an amount stands in a sentence after its £. */
export const plainPounds = (pence: number): string => (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2);
