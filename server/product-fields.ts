/** The numbered fields of a product on the wire as the lists they mean. */
export const filled = (...texts: string[]): string[] => texts.filter((text) => text !== '');

export const tiersFrom = (...pairs: [quantity: number, percent: number][]) =>
  pairs.filter(([quantity]) => quantity > 0).map(([quantity, percent]) => ({ quantity, percent }));
