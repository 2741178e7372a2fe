import { expect, test } from 'vitest';
import type { ProductCard } from '#contract/product-card.ts';
import { besideCart, withLast } from './beside-cart.ts';

const cards = (...ids: string[]) => ids.map((id) => ({ id }) as ProductCard);
const ids = (inCart: string[], ...found: ProductCard[][]) =>
  besideCart({ ids: inCart }, found).map(({ id }) => id);

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
  const beside = besideCart({ ids: ['bbs'], enough: 'bbs' }, [[bbs, ...cards('loader')]]);
  expect(beside.map(({ id }) => id)).toEqual(['loader']);
  expect(besideCart({ ids: ['magazine'] }, [[bbs]])).toEqual([bbs]);
});

test('what makes the delivery free without costing far more comes first, and all else keeps its order', () => {
  const found = [449, 2999, 1250, 4299, 899, 1251, 2251, 2252].map(
    (pricePence) => ({ id: String(pricePence), pricePence }) as ProductCard,
  );
  const prices = (lackingPence?: number) =>
    besideCart({ ids: ['gas'], lackingPence }, [found]).map(({ pricePence }) => pricePence);
  expect(prices(1251)).toEqual([1251, 2251, 449, 2999]);
  expect(prices(9000)).toEqual([449, 2999, 1250, 4299]);
  expect(prices()).toEqual([449, 2999, 1250, 4299]);
});

test('one more is the last of four at most, and there once', () => {
  const [bbs] = cards('bbs');
  const titles = (...beside: string[]) => withLast(cards(...beside), bbs).map(({ id }) => id);
  expect(titles('oil', 'magazine', 'case', 'loader')).toEqual(['oil', 'magazine', 'case', 'bbs']);
  expect(titles('bbs', 'oil')).toEqual(['oil', 'bbs']);
  expect(titles()).toEqual(['bbs']);
  expect(withLast(cards('oil'), undefined)).toEqual(cards('oil'));
});
