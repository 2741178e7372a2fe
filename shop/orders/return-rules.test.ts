import { expect, test } from 'vitest';
import { postageOf } from './return-rules.ts';

test('the shop pays for its own faults and for what no ordinary post takes; the rest pays who changes their mind', () => {
  expect(postageOf('changed mind', [null])).toEqual({ collects: false, payer: 'shopper' });
  expect(postageOf('faulty', [null, undefined])).toEqual({ collects: false, payer: 'shop' });
  expect(postageOf('changed mind', ['gas', 'lithium'])).toEqual({ collects: true, payer: undefined });
  expect(postageOf('changed mind', ['gas', null])).toEqual({ collects: true, payer: 'shopper' });
  expect(postageOf('wrong item', ['gas', null])).toEqual({ collects: true, payer: 'shop' });
});
