import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AttributeKind, attributeKinds } from '#database/enums.ts';
import { readValue } from './attribute.ts';

const choices = ['Black', 'Tan', 'Ranger green'];
const read = (kind: AttributeKind, written: unknown) => readValue({ kind, choices }, written);

test('a value is read as people write it', () => {
  expect(read('number', ' 0.25 ')).toEqual({ value: 0.25 });
  expect(read('number', '2,200')).toEqual({ value: 2200 });
  expect(read('number', '-1,234,567.5')).toEqual({ value: -1234567.5 });
  expect(read('choice', 'tan')).toEqual({ value: 'Tan' });
  expect(read('choices', 'ranger green| black')).toEqual({ value: ['Black', 'Ranger green'] });
  expect(read('yes-no', 'Yes')).toEqual({ value: true });
  expect(read('yes-no', '0')).toEqual({ value: false });
  expect(read('text', ' 14 mm CCW ')).toEqual({ value: '14 mm CCW' });
  for (const kind of attributeKinds)
    for (const empty of ['', '  ', null, undefined, []])
      expect(read(kind, empty)).toEqual({ value: undefined });
});

test('what is no value of its kind is refused, and why', () => {
  for (const typed of ['ten', '0,25', '0,250', '-0,250', '12,5', '2,20', '2200,500', '1,234,5', '1.5,000'])
    expect(read('number', typed), typed).toEqual({ refused: 'number' });
  expect(read('number', 1e12)).toEqual({ refused: 'number' });
  expect(read('choice', 'pink')).toEqual({ refused: 'choice' });
  expect(read('choices', 'black|pink')).toEqual({ refused: 'choice' });
  expect(read('yes-no', 'perhaps')).toEqual({ refused: 'yes-no' });
  expect(read('text', 'x'.repeat(81))).toEqual({ refused: 'long' });
});

test('whatever is written, what is read of it is read the same again', () => {
  const written = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(...choices),
    fc.subarray(choices),
  );
  fc.assert(
    fc.property(fc.constantFrom(...attributeKinds), written, (kind, one) => {
      const first = read(kind, one);
      if ('value' in first && first.value !== undefined) expect(read(kind, first.value)).toEqual(first);
    }),
  );
});
