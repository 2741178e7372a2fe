import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './spreadsheet-cell.ts';

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'", "'=", "''@", ''];

test('no text begins as a formula, and each comes back to the letter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.string(), (start, rest) => {
      const text = start + rest;
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});

test('what is no formula stays as it is', () => {
  for (const text of ['BBs 0.25 g', "'tis the season", 'a=b', '']) {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  }
});
