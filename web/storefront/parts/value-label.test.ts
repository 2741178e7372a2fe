import { expect, test } from 'vitest';
import { numberText } from './value-label.ts';

test.each([
  [3000, 'BBs', '3,000'],
  [1300, 'mAh', '1300'],
  [1000, 'ml', '1000'],
  [1000, 'g', '1,000'],
  [1250, 'mm', '1,250'],
  [12_000, 'mAh', '12,000'],
  [0.3, 'g', '0.30'],
])('%d %s is written as titles write it', (value, unit, text) => expect(numberText(value, unit)).toBe(text));
