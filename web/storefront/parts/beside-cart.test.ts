import { expect, test } from 'vitest';
import type { ProductCard } from '#contract/product-card.ts';
import { besideCart } from './beside-cart.ts';

const cards = (...ids: string[]) => ids.map((id) => ({ id }) as ProductCard);
const ids = (inCart: string[], ...found: ProductCard[][]) => besideCart(inCart, found).map(({ id }) => id);

test('what goes with a cart is of each product in turn, none twice, none that is in it, and four at most', () => {
  expect(ids(['gun'], cards('charger', 'bag', 'lead'), cards('bbs', 'charger', 'loader'))).toEqual([
    'charger',
    'bbs',
    'bag',
    'lead',
  ]);
  expect(ids(['charger', 'bbs'], cards('charger', 'bag'), cards('bbs'))).toEqual(['bag']);
  expect(ids(['gun'])).toEqual([]);
});

test('beside BBs no others are suggested', () => {
  const bbs = { id: 'others', category: 'bbs' } as ProductCard;
  expect(besideCart(['bbs'], [[bbs, ...cards('loader')]], 'bbs').map(({ id }) => id)).toEqual(['loader']);
  expect(besideCart(['magazine'], [[bbs]])).toEqual([bbs]);
});
