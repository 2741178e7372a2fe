import pg from 'pg';
import type { Client } from '../support/client.ts';
import { product, shopper } from '../support/people.ts';
import { wrongNow } from './books.ts';
import { chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';

/** Two or more shoppers race for one unit, over HTTP, at two processes of the shop on one PostgreSQL. */
export const lastUnit: Part = {
  name: 'last-unit',
  count: 1000,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('database apart');
    try {
      const chance = chanceOf(seed);
      const racers = await racersAtTwo(harness);
      const wrong: string[] = [];
      for (let n = 1; n <= count; n++) {
        const id = await product(harness, { onHand: 1 });
        const who = racers.slice(0, chance.whole(2, racers.length));
        const answers = await Promise.all(who.map(({ browser, email }) => place(browser, email, id)));
        const won = answers.filter((status) => status === 200).length;
        if (won !== 1 || answers.some((status) => status !== 200 && status !== 409))
          wrong.push(`race ${n}: ${answers.join(' ')}`);
        if (n % 250 === 0) say(`${n} races`);
      }
      wrong.push(...(await wrongNow(harness.shop.db, new Map())));
      const oversold = await naive(harness, Math.max(20, Math.round(count / 5)));
      return [
        nothingWrong(
          `${count} races at two processes`,
          `${count - wrong.length} with exactly one winner`,
          'all',
          wrong,
        ),
        {
          what: 'the control: look, then write',
          figure: `oversold ${Math.round(oversold * 100)}% of its races`,
          target: 'must oversell, or the races prove nothing',
          met: oversold >= 0.5,
        },
      ];
    } finally {
      await harness.close();
    }
  },
};

/** Four shoppers, each at the next process. A session of one process counts at the other. */
async function racersAtTwo(harness: Harness): Promise<{ browser: Client; email: string }[]> {
  const other = await harness.another();
  const racers = [];
  for (let n = 0; n < 4; n++) {
    const { browser, email } = await shopper(harness);
    racers.push({ browser: n % 2 === 0 ? browser : browser.at(other.url), email });
  }
  return racers;
}

async function place(browser: Client, email: string, id: string): Promise<number> {
  const { status } = await browser.post('/create-checkout-session', {
    email,
    title: 'x',
    price: 12.99,
    products: [{ id, quantity: 1 }],
  });
  return status;
}

/** The part of races that oversell when stock is read first and written after, as shops without a guard do. */
async function naive(harness: Harness, races: number): Promise<number> {
  const { connectionString } = harness.shop.db.$client.options;
  const racers = await Promise.all(
    [1, 2].map(async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
  await racers[0]?.query('create table naive_stock (id int primary key, units int)');
  let oversold = 0;
  for (let id = 0; id < races; id++) {
    await racers[0]?.query('insert into naive_stock values ($1, 1)', [id]);
    const bought = await Promise.all(
      racers.map(async (client) => {
        const { rows } = await client.query('select units from naive_stock where id = $1', [id]);
        if (rows[0].units < 1) return false;
        await client.query('update naive_stock set units = units - 1 where id = $1', [id]);
        return true;
      }),
    );
    if (bought.every(Boolean)) oversold += 1;
  }
  await Promise.all(racers.map((client) => client.end()));
  return oversold / races;
}
