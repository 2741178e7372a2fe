import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { type Category, categories } from '#database/enums.ts';
import { questions as text } from '#wording/storefront/questions.ts';
import { questionsOf } from './questions-of.ts';

test('a return has both of its times, and delivery is refunded with the whole order alone', () => {
  expect(text.return.answer).toMatch(
    /14 days after it arrives.*14 more days to send it.*return the whole order/,
  );
});

const plain = { imitation: false, attributes: {} };

test('what can fit or not is asked that first, and everything what is asked of everything', () => {
  const fitting: Partial<Record<Category, Product['attributes']>> = {
    gas: { power: 'Gas', pressure: 12 },
    magazines: { pattern: ['M4'] },
    batteries: { 'battery-kind': 'Battery', connector: 'Deans' },
    attire: { size: 'M' },
    attachments: { rail: ['20 mm Picatinny'] },
  };
  for (const category of categories) {
    const asked = questionsOf(
      { ...plain, category, attributes: fitting[category] ?? {}, isSized: true },
      undefined,
    );
    expect(asked[0], category).toBe(text.category[category][0]);
    expect(asked).toEqual(expect.arrayContaining([text.return, text.faulty, text.age, text.supplies]));
  }
});

test('of a charger nobody asks whether it fits a gun, nor what has one size for another', () => {
  for (const category of ['batteries', 'attire', 'attachments'] as const)
    expect(questionsOf({ ...plain, category }, undefined)[0]).toBe(text.return);
  const winter = { ...plain, category: 'gas' as const, attributes: { power: 'Gas', pressure: 14 } };
  expect(questionsOf(winter, undefined)[0]).toBe(text.category.gas[0]);
  const hose = { ...plain, category: 'gas' as const, attributes: { power: 'HPA' } };
  expect(questionsOf(hose, undefined)[0]).toBe(text.return);
  const oneSize = { ...plain, category: 'attire' as const, attributes: { size: 'One size' } };
  expect(questionsOf(oneSize, undefined)[0]).toBe(text.return);
});

test('what goes by road alone says how it is sent and sent back', () => {
  const asked = questionsOf({ ...plain, category: 'gas' }, 'gas');
  expect(asked).toEqual(expect.arrayContaining([text.road.gas, text.returnByRoad]));
  expect(asked).not.toContain(text.return);
});

test('an imitation firearm asks for a defence, and nobody is told that none is needed', () => {
  const asked = questionsOf({ ...plain, category: 'attachments', imitation: true }, undefined);
  expect(asked[0]).toBe(text.defence);
  expect(asked).not.toContain(text.supplies);
});
