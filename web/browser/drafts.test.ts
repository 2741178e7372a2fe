import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, noteDraft, readDraft } from './drafts.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { forgetIdentity, noteSignedIn } from './identity.ts';

const items = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  forgetIdentity();
  vi.unstubAllGlobals();
  items.clear();
});

const fields = ['name', 'city'] as const;
const typed = { name: 'Jo', city: 'Lee' };

test('is kept by form, for whom it was typed and nobody else, until it is forgotten', () => {
  noteSignedIn({ email: 'jo@example.org' });
  noteDraft('address', typed);
  noteDraft('review', { review: 'Good' });
  expect(readDraft('address', fields)).toEqual(typed);
  noteSignedIn({ email: 'another@example.org' });
  expect(readDraft('address', fields)).toBeNull();
  forgetIdentity();
  expect(readDraft('address', fields)).toBeNull();
  noteSignedIn({ email: 'jo@example.org' });
  forgetDraft('address');
  expect(readDraft('address', fields)).toBeNull();
  expect(readDraft('review', ['review'])).toEqual({ review: 'Good' });
  forgetDraft('review');
  expect(items.size).toBe(0);
});

test('a visitor’s stays theirs as they sign in, and is gone once they sign out', () => {
  noteDraft('contact', typed);
  noteSignedIn({ email: 'jo@example.org' });
  expect(readDraft('contact', fields)).toEqual(typed);
  forgetDrafts();
  expect(readDraft('contact', fields)).toBeNull();
});

test('spoilt or blocked storage, and another form than it was, is nothing typed', () => {
  for (const spoilt of [
    '{',
    '"text"',
    '{"address":{"by":"","typed":{"name":1}}}',
    '{"address":{"typed":{}}}',
  ]) {
    items.set('drafts', spoilt);
    expect(readDraft('address', fields)).toBeNull();
  }
  noteDraft('address', { name: 'Jo' });
  expect(readDraft('address', fields)).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  noteDraft('address', typed);
  forgetDraft('address');
  forgetDrafts();
  expect(readDraft('address', fields)).toBeNull();
});
