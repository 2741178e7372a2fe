import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addShoppers } from './orders.ts';
import { overhear, superuser } from './postgres-log.ts';
import { type Bench, json, signIn } from './suites.ts';
import { type Row, round } from './table.ts';

/** The plans that PostgreSQL takes for what is asked most, each with what it really took; kept in bench/results/plans.txt. */
export async function plans({ shop, directory, product }: Bench): Promise<Row[]> {
  const { client } = await superuser(directory);
  try {
    const [shopper] = await addShoppers(client);
    const mine = { cookie: `hopup_session=${shopper?.token}` };
    const staff = { cookie: await signIn(shop) };
    const asked: [what: string, path: string, body: object | undefined, headers?: object][] = [
      ['a page of a category', '/getProducts', { catagory: 'gas', offset: 9 }],
      ['a deep page of everything', '/getProducts', { offset: 5400 }],
      ['by price, within prices', '/getProducts', { sortBy: 'priceLowToHigh', minPrice: 20, maxPrice: 60 }],
      ['search', '/search-product', { keywords: 'red dot 7' }],
      ['search, misspelt', '/search-product', { keywords: 'magazne tracr' }],
      ['one product', '/productData', { id: product }],
      ['its reviews', '/get-reviews', { productId: product, limit: 10 }],
      ['a shopper’s orders', '/user-orders', { email: shopper?.email }, mine],
      ['orders, for staff', '/dash-orders', { filter: 'Shipped' }, staff],
      ['the statistics', '/dash-analytics', undefined, staff],
    ];
    const explain = {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_timing': 'off',
    };
    const rows: Row[] = [];
    let text = '';
    for (const [what, path, body, headers] of asked) {
      const said = await overhear(client, join(directory, 'database', 'postgres.log'), explain, async () => {
        const init = body && { method: 'POST', body: JSON.stringify(body) };
        const answer = await fetch(shop.url + path, { ...init, headers: { ...json, ...headers } });
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      });
      const explained = said.filter(
        ({ words }) => /^duration: .*plan:/.test(words) && !/rate_limits/.test(words),
      );
      text += `\n# ${what} (${path} ${JSON.stringify(body ?? {})})\n\n`;
      text += explained.map(({ words }) => words.trim()).join('\n\n');
      const ms = explained.map(({ words }) => Number(/^duration: ([\d.]+) ms/.exec(words)?.[1]));
      const whole = explained.filter(({ words }) =>
        /Seq Scan on (products|orders|order_lines|reviews)\b/.test(words),
      );
      rows.push({
        what: `${what}: ${explained.length} queries, the slowest`,
        figure: `${round(Math.max(0, ...ms), 1)} ms${whole.length ? ', reads a whole table' : ''}`,
        target: '',
        met: undefined,
      });
    }
    writeFileSync(join('bench', 'results', 'plans.txt'), text);
    return rows;
  } finally {
    await client.end();
  }
}
