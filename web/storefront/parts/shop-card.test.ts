import { expect, test } from 'vitest';
import { fitRules } from '#shop/catalogue/fit/rules.ts';
import { judged } from './shop-card.tsx';

test('room for what fits is kept on the cards of what is judged, and of nothing else', () => {
  expect([...judged].toSorted()).toEqual(Object.keys(fitRules).toSorted());
});
