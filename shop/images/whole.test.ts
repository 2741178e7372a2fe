import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isWhole } from './whole.ts';

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3e4a2b' } });

test.each(['webp', 'avif'] as const)('a %s is whole to its last byte, and not without it', async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer();
  expect(isWhole(bytes)).toBe(true);
  for (const length of [0, 3, 12, 20, bytes.length >> 1, bytes.length - 1])
    expect(isWhole(bytes.subarray(0, length)), `${length} bytes`).toBe(false);
});

test('what is neither is taken as it is', () => {
  const bytes = Buffer.from('a file of any other kind');
  expect(isWhole(bytes)).toBe(true);
});
