import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { retention } from '#shop/retention.ts';
import { deliveryAndReturns, demonstrationSeller, privacy, terms } from '#wording/legal.ts';
import { Document } from './document.tsx';

const seller = {
  shopName: 'Test shop',
  sellerName: 'Test Shop Ltd',
  sellerAddress: '1 Test Street\nTestham\nTE1 1ST',
  sellerEmail: 'shop@example.org',
};
const documents = {
  '/terms': terms(seller),
  '/privacy': privacy(seller, retention),
  '/delivery-and-returns': deliveryAndReturns(seller),
};
const pageOf = (document: (typeof documents)['/terms']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Document document={document} />
    </MemoryRouter>,
  );
const all = Object.entries(documents);

test.each(all)(
  '%s has one title, its sections below it, and the day on which it last changed',
  (_path, document) => {
    const page = pageOf(document);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page.match(/<h2/g)).toHaveLength(document.sections.length);
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    expect(page).toMatch(/Last changed on <time dateTime="(\d{4}-\d\d-\d\d)">\d{1,2} \w+ \d{4}<\/time>/i);
  },
);

test.each(all)('each link of %s leads to a section that there is', (path, document) => {
  const links = [...pageOf(document).matchAll(/href="([^"]*)#([\w-]+)"/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, page, id = ''] of links) {
    const other = documents[(page || path) as keyof typeof documents] ?? document;
    expect(other.sections.map((section) => section.id)).toContain(id);
  }
});

test.each(all)('the contents of %s are folded where they would fill a phone', (_path, document) => {
  const [, folded = ''] =
    pageOf(document).match(/<details class="[^"]*desk:hidden[^"]*">(.*?)<\/details>/) ?? [];
  expect(folded.match(/href="[^"]*#/g)).toHaveLength(document.sections.length);
});

test('terms and returns name the seller that is set, and none of the demonstration', () => {
  for (const document of Object.values(documents)) {
    const page = pageOf(document);
    expect(page).toContain('Test Shop Ltd, 1 Test Street, Testham');
    expect(page).not.toContain(demonstrationSeller.email);
  }
  const bare = JSON.stringify(terms({ shopName: 'Test shop' }));
  expect(bare).toContain('ask there for our postal address');
});
