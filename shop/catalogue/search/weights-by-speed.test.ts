import { expect, test } from 'vitest';
import { weightsBySpeed } from './weights-by-speed.ts';

test.each([
  [
    'what bb weight for 350 fps',
    '0.25 g BBs or 0.28 g BBs',
    'A gun of 350 FPS on 0.20 g mostly takes 0.25 or 0.28 g',
  ],
  ['bbs for 280fps pistol', '0.20 g BBs or 0.25 g BBs', 'A gun of 280 FPS'],
  ['bio bbs 420 fps', 'bio 0.30 g BBs or bio 0.32 g BBs or bio 0.36 g BBs', 'A gun of 420 FPS'],
  ['best weight for 2.3 joules', '0.40 g BBs or 0.43 g BBs', 'A gun of 497 FPS'],
  ['bbs for 110 m/s', '0.25 g BBs or 0.28 g BBs', 'A gun of 360 FPS'],
])('%s says which weights are for that speed', (typed, keywords, text) => {
  const found = weightsBySpeed(typed);
  expect(found?.keywords).toBe(keywords);
  expect(found?.page.text.startsWith(text), found?.page.text).toBe(true);
});

test('who names a weight, the law, a gun or no speed that a gun has asks for no weight', () => {
  for (const typed of [
    '0.28 bbs at 350 fps',
    '350 fps',
    'is 350 fps with bbs legal',
    'how many joules is 350 fps bbs',
    'fps of 1.5 j bb',
    '500 fps bb gun',
    '5000 fps bbs',
    '400 fps sniper bbs',
    'which bb weight',
  ])
    expect(weightsBySpeed(typed), typed).toBe(undefined);
});
