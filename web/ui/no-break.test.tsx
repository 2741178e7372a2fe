import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noBreak } from './no-break.tsx';

const keptTogether = (text: string) => {
  const html = renderToStaticMarkup(noBreak(text));
  expect(html.replace(/<[^>]+>/g, ''), 'the text itself stays as it is').toBe(text);
  return [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, part]) => part);
};

test.each([
  ['Plover Bio 0.25 g BBs, bottle of 3,000', ['0.25 g']],
  ['Keel mock suppressor, 150 mm, 14 mm CCW', ['150 mm,', '14 mm']],
  ['Voltane LiPo charging bag, 230 x 180 mm', ['230 x 180 mm']],
  ['Voltane 7.4 V LiPo stick, 1300 mAh, Deans', ['7.4 V', '1300 mAh,']],
  ['Rook M4 hi-cap magazine, 300 rounds, steel', ['hi-cap', '300 rounds,']],
  ['Keel angled foregrip, M-LOK, tan', ['M-LOK,']],
  ['Merrow Range 1-6x24 scope with mount, XT-30', ['1-6x24', 'XT-30']],
  ['Fellside Crag gloves, tan, size L', ['size L']],
  ['Choose your size smaller than usual', []],
  ['A plain title', []],
  ['Lasts with-a-very-long-and-hyphened-word here', []],
])('%s', (title, parts) => {
  expect(keptTogether(title)).toEqual(parts);
});
