import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asText, fromText } from './formula.ts';

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'", "'=", "''@", ''];

test('no text begins as a formula, and each comes back to the letter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.string(), (start, rest) => {
      const text = start + rest;
      expect(asText(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(fromText(asText(text))).toBe(text);
    }),
  );
});

test('what is no formula stays as it is', () => {
  for (const text of ['BBs 0.25 g', "'tis the season", 'a=b', '']) {
    expect(asText(text)).toBe(text);
    expect(fromText(text)).toBe(text);
  }
});
