import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answers } from '#wording/answers.ts';
import { tooManyPages } from './too-many-pages.ts';

test('one page too many is answered by a small page in the shop’s look, which says when to come again', async () => {
  const answer = tooManyPages(40, 'Rods & Reels <3', false);
  const page = await answer.text();
  expect(answer.status).toBe(429);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '40',
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(page).toContain(answers.tooManyPages.text(40));
  expect(page).toContain('Rods &amp; Reels &lt;3');
  expect(page, 'the page that was asked for, again').toContain('<a href="">');
  expect(page.length).toBeLessThan(3000);
});

test('nothing but its own style may be used by it', async () => {
  const answer = tooManyPages(1, 'Shop', 'its host');
  const style = /<style>([\s\S]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-${hash}'; img-src 'self'`,
  );
});
