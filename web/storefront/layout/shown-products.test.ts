import { expect, test } from 'vitest';
import { shownProduct } from './shown-products.ts';

const card = {
  ...{ id: 'green', title: 'Green gas', slug: 'green-gas', category: 'gas', pricePence: 999, available: 12 },
  ...{
    tiers: [{ quantity: 5, percent: 10 }],
    rating: 0,
    reviewCount: 0,
    image: 'green.jpg',
    secondImage: '',
  },
};

test('a product is found wherever a loader has it, on a card or whole, and nothing else is taken for it', () => {
  const whole = { ...card, id: 'red', images: ['red.jpg', 'back.jpg'], adult: true };
  const loaded = [null, 'green', { cards: [{ id: 'other', title: 'Other' }, card] }, { product: whole }];
  expect(shownProduct(loaded, 'green')).toMatchObject({
    title: 'Green gas',
    images: ['green.jpg'],
    version: 0,
  });
  expect(shownProduct(loaded, 'red')).toMatchObject({ images: ['red.jpg', 'back.jpg'], adult: true });
  expect(shownProduct([{ ...card, image: '' }], 'green')).toMatchObject({ images: [] });
  expect(shownProduct(loaded, 'other')).toBeUndefined();
  expect(shownProduct(undefined, 'green')).toBeUndefined();
});
