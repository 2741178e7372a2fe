import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from './storage.fixture.ts';

let searches: typeof import('./searches.ts');

beforeEach(async () => {
  browserStorage();
  vi.resetModules();
  searches = await import('./searches.ts');
});

const kept = () => JSON.parse(localStorage.getItem('searches') ?? 'null');

test('the last five searches are kept, each once, and forgotten together', () => {
  for (const words of ['m4', ' red dot ', 'bbs', '', '  ', 'Red Dot', 'gas', 'lipo', 'sling'])
    searches.noteSearch(words);
  expect(kept()).toEqual(['sling', 'lipo', 'gas', 'Red Dot', 'bbs']);
  searches.forgetSearches();
  expect(kept()).toBeNull();
});

test('what was spoilt in the browser counts as nothing', () => {
  for (const spoilt of ['x', '{}', '[1,null,""]', 'null']) {
    localStorage.setItem('searches', spoilt);
    searches.noteSearch('bbs');
    expect(kept(), spoilt).toEqual(['bbs']);
  }
});
