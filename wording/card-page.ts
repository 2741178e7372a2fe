/** What the provider's hosted page lists, beside the products' titles. */
export const cardPage = {
  delivery: 'Delivery',
  discounted: (pence: number) => `Your discount code takes off £${(pence / 100).toFixed(2)}`,
};
