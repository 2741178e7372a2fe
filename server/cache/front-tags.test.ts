import { expect, test } from 'vitest';
import { listTags } from '#shop/catalogue/list-tags.ts';
import { newId } from '#shop/tokens.ts';
import { everyPage, purgedBy, tagHeaders } from './front-tags.ts';

const ids = (count: number) => Array.from({ length: count }, newId);

test('what shows a product or a list is dropped by its purge, in either form', () => {
  const [shown = '', other = ''] = ids(2);
  const headers = tagHeaders(everyPage, ['list bbs', shown]);
  expect(headers['Cache-Tag']).toMatch(/^pages,list-bbs,[0-9a-z]{5}$/);
  expect(headers.xkey).toBe(headers['Cache-Tag']?.replaceAll(',', ' '));
  const tagged = headers.xkey?.split(' ') ?? [];
  const drops = (name: string) => purgedBy([name]).some((tag) => tagged.includes(tag));
  expect([drops(shown), drops('list bbs'), drops(other), drops('list gas')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('headers stay short, and what shows too much to name it is dropped by every change', () => {
  const most = tagHeaders(everyPage, ids(70));
  expect(most['Cache-Tag']?.split(',')).toHaveLength(71);
  const tooMany = tagHeaders(everyPage, ids(200));
  expect(tooMany).toEqual({ 'Cache-Tag': 'pages,much', xkey: 'pages much' });
  for (const name of [...ids(3), ...listTags]) expect(purgedBy([name])).toContain('much');
});

test('a tag is letters, digits and hyphens, whatever somebody put into an address', () => {
  for (const name of ['a,b', 'ä\r\nSet-Cookie: x', '', 'x'.repeat(9000), ...listTags])
    for (const tag of purgedBy([name])) expect(tag).toMatch(/^[a-z0-9-]{1,24}$/);
});
