import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { kit } from '#wording/kit.ts';
import { nothingHere } from '#wording/storefront/nothing-here.ts';
import { requestMark } from '../../server-context.ts';
import { FailedScreen } from './failed-screen.tsx';

test('what the server makes of a screen that failed has a number to quote, a search and links, for who has no script', () => {
  const html = renderToString(
    <MemoryRouter>
      <FailedScreen />
    </MemoryRouter>,
  );
  for (const part of [
    kit.error.title,
    requestMark,
    nothingHere.search,
    '<svg',
    'action="/shop/all"',
    'href="/contact"',
    'href="/"',
  ])
    expect(html).toContain(part);
});
