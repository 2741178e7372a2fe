/** Finding anything from anywhere in the dashboard. */

export const finder = {
  title: 'Find anything',
  hint: 'Order id, product, name, e-mail or message',
  kinds: { order: 'Order', product: 'Product', user: 'User', message: 'Message' },
  state: (state: 'idle' | 'busy' | 'done', count: number) =>
    state === 'busy' ? 'Loading...' : state === 'idle' ? '' : count === 0 ? 'Nothing fits' : `${count} found`,
} as const;
