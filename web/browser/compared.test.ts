import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from './storage.fixture.ts';

let compared: typeof import('./compared.ts');

beforeEach(async () => {
  browserStorage();
  vi.resetModules();
  compared = await import('./compared.ts');
});

const kept = () => JSON.parse(localStorage.getItem('compare') ?? 'null');

test('four of one category are taken; a fifth and one of another are refused, and the four stay', () => {
  for (const id of ['a', 'b', 'c', 'd']) expect(compared.toggleCompared(id, 'bbs')).toBeUndefined();
  expect(compared.toggleCompared('e', 'bbs')).toBe('full');
  expect(compared.toggleCompared('e', 'gas')).toBe('other category');
  expect(kept()).toEqual({ category: 'bbs', ids: ['a', 'b', 'c', 'd'] });
});

test('pressed again it is unticked, and the last one to go makes room for another category', () => {
  compared.toggleCompared('a', 'bbs');
  compared.toggleCompared('a', 'bbs');
  expect(kept().ids).toEqual([]);
  expect(compared.toggleCompared('b', 'gas')).toBeUndefined();
  expect(kept()).toEqual({ category: 'gas', ids: ['b'] });
});

test('what was spoilt in the browser counts as nothing', () => {
  for (const spoilt of ['x', '[]', '{"ids":"a"}', '{"ids":[1,null,""]}', '{"category":"bbs"}']) {
    localStorage.setItem('compare', spoilt);
    expect(compared.toggleCompared('a', 'gas'), spoilt).toBeUndefined();
    expect(kept(), spoilt).toEqual({ category: 'gas', ids: ['a'] });
  }
});
