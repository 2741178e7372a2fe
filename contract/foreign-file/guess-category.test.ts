import { expect, test } from 'vitest';
import { guessCategory } from './guess-category.ts';

test.each([
  ['attire', 'Magazine pouches'],
  ['magazines', 'Gas magazines'],
  ['attachments', 'Tracer units'],
  ['batteries', 'LiPo & NiMH'],
  ['gas', 'Gas & CO2 > Green gas'],
  ['bbs', 'BBs'],
  [undefined, 'Merch'],
  [undefined, 'Gasket sets'],
])('%s is what ‘%s’ tells of', (category, text) => {
  expect(guessCategory(text)).toBe(category);
});

test('the first text that tells anything counts', () => {
  expect(guessCategory('Sale', undefined, 'Clothing', 'bbs')).toBe('attire');
});
