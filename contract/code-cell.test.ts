import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markCode, unmarkCode } from './code-cell.ts';

const rewritten = ['0501234567890', '5012345678900', '1E5', '12e3', '10-12', '1/2', '2026-11-22', '10:30'];

test.each([...rewritten, 'MAR-1', 'sep10', '4-JUN', "'007"])(
  '%s is marked as text, and comes back as it was',
  (code) => {
    expect(markCode(code)).toBe(`'${code}`);
    expect(unmarkCode(markCode(code))).toBe(code);
  },
);

test('what a spreadsheet leaves alone is left alone, and every code comes back', () => {
  for (const code of ['BB-025-BOTTLE', '1911', '12345670', 'M4', 'Deans', "'tis", ''])
    expect(markCode(code)).toBe(code);
  fc.assert(
    fc.property(fc.stringMatching(/^'*[0-9A-Ma-r./:-]*$/), (code) => unmarkCode(markCode(code)) === code),
  );
});
