import { expect, test } from 'vitest';
import { newId } from '../tokens.ts';
import { idOfReference, referenceOf } from './reference.ts';

test('a reference is short, reads the same to everybody, and leads back to its message', () => {
  expect(referenceOf('k3v9x0qm27rtw1hd')).toBe('K3V9-X0QM');
  for (const id of Array.from({ length: 50 }, newId)) {
    expect(referenceOf(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(idOfReference(referenceOf(id))).toBe(id.slice(0, 8));
  }
});

test.each([
  ['k3v9 xoqm', 'k3v9x0qm'],
  ['1L0O', '1100'],
  ['K3V9-X', 'k3v9x'],
])('%s is found as it was meant', (typed, id) => {
  expect(idOfReference(typed)).toBe(id);
});

test.each(['', 'k3v', 'about us', 'robin@example.com', 'What is a K3V9-X0QM?'])('%s is none', (typed) => {
  expect(idOfReference(typed)).toBeUndefined();
});
