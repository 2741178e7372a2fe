import { expect, test } from 'vitest';
import { whomOf } from './actions.ts';

test('the audit log says whose account it was that somebody changed', () => {
  expect(whomOf({ deed: 'staff changed', subject: 'sam.hill' })).toBe('sam.hill');
  expect(whomOf({ deed: 'products imported', subject: 'abc' })).toBe('');
});
