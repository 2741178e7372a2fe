import { expect, test } from 'vitest';
import { whomOf } from './actions.ts';

test('the audit log says whose account it was that somebody changed', () => {
  expect(whomOf({ action: 'staff changed', subject: 'sam.hill' })).toBe('sam.hill');
  expect(whomOf({ action: 'products imported', subject: 'abc' })).toBe('');
});
