import { expect, test } from 'vitest';
import { kits } from '#database/schema.ts';
import { readFitFacts } from '#shop/catalogue/fit/facts.ts';
import { maxGuns } from '#shop/catalogue/limits.ts';
import { password, product, shopper } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();

const gun = {
  id: 'one',
  name: 'M4 electric',
  pattern: 'M4',
  power: 'Electric',
  connector: 'Mini Tamiya',
  maxVolts: 11.1,
  thread: '14 mm CCW',
  rails: ['20 mm Picatinny'],
  limitJoules: 1.14,
};
const none = { guns: [], changedAt: null };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

test('a kit is kept with the account, is in what it downloads, and goes with it', async () => {
  const { browser, email } = await shopper(on);
  expect(await browser.post('/my-kit', { email })).toMatchObject({ status: 200, kit: none });
  const kit = { guns: [gun], changedAt: at(1) };
  expect(await browser.post('/save-my-kit', { email, kit })).toMatchObject({ status: 200, kit });
  expect(await browser.post('/my-kit', { email })).toMatchObject({ kit });
  expect((await browser.post('/my-data', { email })).data).toMatchObject({ kit });
  await browser.post('/delete-account', { email, password });
  expect(await on.shop.db.$count(kits)).toBe(0);
});

test('the one that was changed later is kept, in whatever order they come, also when they come twice or at once', async () => {
  const { browser, email } = await shopper(on);
  const save = (name: string, changedAt: string) =>
    browser.post('/save-my-kit', { email, kit: { guns: [{ ...gun, name }], changedAt } });
  await save('second', at(2));
  expect(await save('first', at(1))).toMatchObject({ status: 200, kit: { guns: [{ name: 'second' }] } });
  expect(await save('second again', at(2))).toMatchObject({ kit: { guns: [{ name: 'second again' }] } });
  await Promise.all([3, 7, 5, 6, 4].map((minute) => save(`at ${minute}`, at(minute))));
  expect(await browser.post('/my-kit', { email })).toMatchObject({ kit: { guns: [{ name: 'at 7' }] } });
  // Taken away is a change too.
  await browser.post('/save-my-kit', { email, kit: { guns: [], changedAt: at(8) } });
  expect(await browser.post('/my-kit', { email })).toMatchObject({ kit: { guns: [], changedAt: at(8) } });
});

test('a clock that is ahead wins over what was there, and over nothing that comes later', async () => {
  const { browser, email } = await shopper(on);
  const save = (name: string, changedAt: Date) =>
    browser.post('/save-my-kit', {
      email,
      kit: { guns: [{ ...gun, name }], changedAt: changedAt.toISOString() },
    });
  const { kit } = await save('ahead', new Date(Date.now() + 86_400_000));
  expect(Date.parse(kit?.changedAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await save('later', new Date())).toMatchObject({ kit: { guns: [{ name: 'later' }] } });
});

test('what is no kit is refused', async () => {
  const { browser, email } = await shopper(on);
  const save = (kit: unknown) => browser.send('/save-my-kit', { body: JSON.stringify({ email, kit }) });
  const wrong = [
    null,
    { guns: [gun] },
    { guns: [gun], changedAt: 'soon' },
    { guns: Array.from({ length: maxGuns + 1 }, () => gun), changedAt: at(1) },
    ...[
      { name: '' },
      { name: 'x'.repeat(41) },
      { pattern: 'x'.repeat(81) },
      { maxVolts: 0 },
      { maxVolts: 1000 },
      { limitJoules: '1' },
      { rails: 'M-LOK' },
      { name: 'a\u0000b' },
    ].map((change) => ({ guns: [{ ...gun, ...change }], changedAt: at(1) })),
  ];
  for (const kit of wrong) expect((await save(kit))?.status, JSON.stringify(kit)).toBe(400);
  expect(await browser.post('/my-kit', { email })).toMatchObject({ kit: none });
});

test('what decides whether products fit is told of those that are sold, with the leads in stock', async () => {
  const attributes = { 'battery-kind': 'Battery', voltage: 7.4, connector: 'Deans', chemistry: ['LiPo'] };
  const battery = await product(on, { category: 'batteries', attributes });
  const hidden = await product(on, { category: 'batteries', attributes, active: false });
  const lead = (more: object) =>
    product(on, {
      category: 'batteries',
      title: 'Deans to Tamiya',
      pricePence: 349,
      attributes: { 'battery-kind': 'Adapter lead', connector: 'Deans', 'adapts-to': 'Mini Tamiya' },
      ...more,
    });
  const dear = await lead({ pricePence: 500 });
  const cheap = await lead({ onHand: 7 });
  await lead({ onHand: 0 });
  await lead({ active: false });
  await lead({ attributes: { 'adapts-to': 'Deans' } });

  const ask = () => on.browser().post('/fit-facts', { ids: [battery, hidden, 'no-such-product'] });
  const answer = await ask();
  expect(answer.data).toEqual([
    {
      id: battery,
      catagory: 'batteries',
      attributes: { 'battery-kind': 'Battery', voltage: 7.4, connector: 'Deans' },
    },
  ]);
  expect(answer.leads?.map(({ id }) => id)).toEqual([cheap, dear]);
  expect(answer.leads?.[0]).toEqual({
    id: cheap,
    slug: 'deans-to-tamiya',
    tittle: 'Deans to Tamiya',
    price: 3.49,
    quantity: 7,
    connector: 'Deans',
    adaptsTo: 'Mini Tamiya',
  });
  const tooMany = { ids: Array.from({ length: 61 }, (_, n) => `product-${n}`) };
  expect(await on.browser().post('/fit-facts', tooMany)).toMatchObject({ status: 400 });

  const tags: string[] = [];
  await readFitFacts({ ...on.shop, cacheTag: (tag) => tags.push(tag) }, [battery, hidden]);
  expect(tags).toEqual(
    expect.arrayContaining([battery, hidden, cheap, dear, 'stock batteries', 'list batteries']),
  );
});
