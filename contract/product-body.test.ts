import { expect, test } from 'vitest';
import { rules } from '#wording/rules.ts';
import { productChangeBody } from './product-body.ts';

test('a quantity or a percentage that is no number at all is refused, and breaks nothing', () => {
  const { error } = productChangeBody.safeParse({ q1: 5, d1: { toString: 1 }, q2: [], d2: 10 });
  const said = Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
  expect(said).toMatchObject({ d1: rules.product.tierPercent, q2: rules.product.tierQuantity });
});

test('of tiers that do not rise it is said which, also as a form sends them, and where other fields are wrong', () => {
  const { error } = productChangeBody.safeParse({ title: '', q1: '5', d1: '10', q2: '4', d2: '5' });
  const said = error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['title', rules.product.title],
      ['q2', rules.product.tierOrder],
      ['d2', rules.product.tierMore],
    ]),
  );
});
