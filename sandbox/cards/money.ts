/** '£12.99' from minor units, in British style. Only currencies with two decimals are taken. */
export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
