import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noBreak } from '../../ui/no-break.tsx';
import { emphasis } from './emphasis.tsx';

const marked = (title: string, ...texts: string[]) =>
  [...renderToStaticMarkup(noBreak(title, emphasis(...texts))).matchAll(/<b[^>]*>([^<]*)<\/b>/g)].map(
    ([, word]) => word,
  );

test.each([
  ['Clearway full-seal goggles', ['gogg'], ['gogg']],
  ['Holt M4 mid-cap magazine, 120 rounds', ['m4 magazines', ''], ['M4', 'magazine']],
  ['Plover Bio 0.25 g BBs', ['.25 (bio', 'BBs'], ['Bio', '25', 'BBs']],
  ['Keel mock suppressor', ['silencer', 'suppressor'], ['suppressor']],
  ['Keel mock suppressor', ['press', ''], []],
  ['Rook G24 gas pistol magazine', ['glock mag', 'G-pattern mag'], ['mag']],
  ['Keel scope, orange', ['optic', 'sight or scope'], ['scope']],
  ['Balance charger for LiPo, to 11.1 V', ['how to charge a lipo'], ['charge', 'LiPo']],
])('of %s the words of %j are marked from their beginnings on', (title, texts, words) => {
  expect(marked(title, ...texts)).toEqual(words);
});

test('a title is the same text, whatever is marked', () => {
  for (const typed of ['', ' ', 'e', '0.25', 'a|b', '\\', '[', 'tarn glow g'])
    expect(
      renderToStaticMarkup(noBreak('Tarn Glow 0.25 g tracer BBs', emphasis(typed))).replaceAll(
        /<[^>]*>/g,
        '',
      ),
      typed,
    ).toBe('Tarn Glow 0.25 g tracer BBs');
});
