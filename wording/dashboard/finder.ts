/** Finding anything from anywhere in the dashboard. */

export const finder = {
  title: 'Find anything',
  hint: 'Order id, product, name or e-mail',
  kinds: { order: 'Order', product: 'Product', user: 'User' },
  state: (state: 'idle' | 'busy' | 'done', count: number) =>
    state === 'busy' ? 'Loading...' : state === 'idle' ? '' : count === 0 ? 'Nothing fits' : `${count} found`,
} as const;
