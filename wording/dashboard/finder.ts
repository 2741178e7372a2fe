/** Finding anything from anywhere in the dashboard. */

export const finder = {
  title: 'Find anything',
  hint: 'No. 1042, name, e-mail, postcode, phone, product, SKU',
  kinds: { order: 'Order', product: 'Product', user: 'User', message: 'Message' },
  state: (state: 'idle' | 'busy' | 'done', count: number) =>
    state === 'busy'
      ? 'Loading...'
      : state === 'idle'
        ? ''
        : count === 0
          ? 'Nothing found'
          : `${count} found`,
} as const;
