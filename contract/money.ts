/** Pounds as they travel (12.99) from integer pence as they are kept (decisions.md section 1). */
export const toPounds = (pence: number): number => pence / 100;

/** Integer pence from pounds with at most two decimals. */
export const toPence = (pounds: number): number => Math.round(pounds * 100);

const sterling = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** '£12.99' from pence. */
export const formatPence = (pence: number): string => sterling.format(pence / 100);
