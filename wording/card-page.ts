/** What the provider's hosted page lists, beside the products' titles. */
export const cardPage = {
  delivery: 'Delivery',
  /** @param amount '£1.60' */
  discounted: (amount: string) => `Your discount code takes off ${amount}`,
};
