import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { images, products } from '#database/schema.ts';
import type { Chance } from '../fault-injection/chance.ts';
import { type Load, startLoad } from '../fault-injection/load.ts';
import type { Client } from '../support/client.ts';
import { product, shopper } from '../support/people.ts';
import type { Stack } from './stack.ts';

/** One request of somebody who looks around. */
export interface Look {
  what: string;
  /** 0 where the connection broke. */
  status: number;
  /** performance.now() when it was asked. */
  at: number;
  ms: number;
  retryAfter: string | null;
}

export interface Traffic {
  looks: Look[];
  load: Load;
  stop(): Promise<void>;
}

const readers = 6;
const readerPauseMs = 200;
const shoppers = 6;
/** Between two orders of one shopper. */
const shopperPauseMs = 1_500;

const words = ['bbs', 'test', 'bottle', '0.25', 'tracer', 'gas', 'mask', 'sling'];

/** Some 25 requests a second of people who look around, some three whole checkouts a second, and what belongs to those. */
export async function startTraffic(stack: Stack, chance: Chance): Promise<Traffic> {
  const looks: Look[] = [];
  let going = true;
  const picture = 'highly-available.webp';
  const [width, height] = [800, 800];
  await stack.putPicture(
    picture,
    await sharp({ create: { width, height, channels: 3, background: '#3e4a2b' } })
      .webp()
      .toBuffer(),
  );
  await stack.shop.db.insert(images).values({ name: picture, width, height, blur: '' });
  const id = await product(stack);
  await stack.shop.db
    .update(products)
    .set({ images: [picture] })
    .where(eq(products.id, id));
  const load = await startLoad(stack, chance, shoppers, shopperPauseMs);
  const { browser: signedIn, email } = await shopper(stack);

  const steps: [what: string, ask: (browser: Client) => Promise<Response>][] = [
    ['home', (browser) => browser.fetch('/')],
    ['list', (browser) => browser.fetch('/shop/bbs')],
    ['product', (browser) => browser.fetch(`/product/${id}/test-bbs`)],
    ['picture', (browser) => browser.fetch(`/images/320/${picture}`)],
    ['cart', (browser) => ask(browser, '/cartProduct', { productId: id })],
    [
      'search',
      (browser) =>
        ask(browser, '/getProducts', {
          keywords: `${chance.pick(words)} ${chance.pick(words)}`,
          offset: chance.whole(0, 40),
        }),
    ],
    ['signed in', () => ask(signedIn, '/userName', { email })],
  ];

  async function read(n: number): Promise<void> {
    const browser = stack.browser();
    for (let round = n; going; round++) {
      const [what, asks] = steps[round % steps.length] as (typeof steps)[number];
      const at = performance.now();
      const response = await asks(browser).catch(() => undefined);
      const whole = await response?.arrayBuffer().catch(() => undefined);
      // A page that moved is an answer.
      const status = whole ? (response?.status ?? 0) : 0;
      const retryAfter = response?.headers.get('retry-after') ?? null;
      looks.push({ what, status, at, ms: performance.now() - at, retryAfter });
      await pause(readerPauseMs * (0.5 + chance.part()));
    }
  }

  const reading = Array.from({ length: readers }, (_, n) => read(n));
  return {
    looks,
    load,
    async stop() {
      going = false;
      await Promise.all([load.stop(), ...reading]);
    },
  };
}

const ask = (browser: Client, path: string, body: object): Promise<Response> =>
  browser.fetch(path, { method: 'POST', body: JSON.stringify(body) });
