import { expect, test } from 'vitest';
import { products } from '#database/schema.ts';
import { product } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const read = async () => {
  const answer = await fetch(`${on.url}/feeds/google.xml`);
  return { answer, text: await answer.text() };
};

test('the feed for Google has every product that is sold, however many, and no other', async () => {
  const sold = await product(on, { title: 'Sold <now>' });
  const hidden = await product(on, { title: 'Hidden', active: false });
  // More than are read at once.
  const many = Array.from({ length: 620 }, (_, n) => ({
    id: `feed-${n}`,
    title: `Green gas ${n}`,
    category: 'gas' as const,
    description: 'A can of green gas',
    pricePence: 1299,
    onHand: n % 2,
  }));
  await on.shop.db.insert(products).values(many);
  const { answer, text } = await read();
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const ids = [...text.matchAll(/<g:id>([^<]+)</g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set([sold, ...many.map(({ id }) => id)]));
  expect(ids).toHaveLength(many.length + 1);
  expect(ids).not.toContain(hidden);
  expect(text).toContain('<g:title>Sold &lt;now&gt;</g:title>');
  expect(text.match(/<g:availability>out_of_stock</g)).toHaveLength(many.length / 2);
  expect(text.trimEnd()).toMatch(/<\/channel><\/rss>$/);
});

test('it is made once for all who ask within a quarter of an hour', async () => {
  const { text: before } = await read();
  const id = await product(on, { title: 'Newer than the feed' });
  expect((await read()).text).toBe(before);
  on.advance(15 * 60_000);
  const [one, other] = await Promise.all([read(), read()]);
  expect(one.text).toContain(id);
  expect(other.text).toBe(one.text);
  const plain = await fetch(`${on.url}/feeds/google.xml`, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(one.text);
});
