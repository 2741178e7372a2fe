import { expect, test } from 'vitest';
import { categories } from '#database/enums.ts';
import { questions as text } from '#wording/storefront/questions.ts';
import { questionsOf } from './questions-of.ts';

test('every category has its own question first, and all of them what is asked of everything', () => {
  for (const category of categories) {
    const asked = questionsOf({ category, imitation: false }, undefined);
    expect(asked[0]).toBe(text.category[category][0]);
    expect(asked).toEqual(expect.arrayContaining([text.return, text.faulty, text.age, text.supplies]));
  }
});

test('what goes by road alone says how it is sent and sent back', () => {
  const asked = questionsOf({ category: 'gas', imitation: false }, 'gas');
  expect(asked).toEqual(expect.arrayContaining([text.road.gas, text.returnByRoad]));
  expect(asked).not.toContain(text.return);
});

test('an imitation firearm asks for a defence, and nobody is told that none is needed', () => {
  const asked = questionsOf({ category: 'attachments', imitation: true }, undefined);
  expect(asked[0]).toBe(text.defence);
  expect(asked).not.toContain(text.supplies);
});
