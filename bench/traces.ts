import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { meterOf, orderLoad } from './costs.ts';
import { take } from './orders.ts';
import { superuser } from './postgres-log.ts';
import { startShop } from './shop.ts';
import type { Bench } from './suites.ts';
import { type Row, round } from './table.ts';

/** A collector on a thread of its own: this one waits for the load. */
const takeEverything = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('Content-Type', 'application/json').end('{}'));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

const turns = [1, 2];
/** Three for each order: as many for each way, so that none has more of what only its first orders cost. */
const requests = 600;
/** More than orders in one run. */
const shoppersEach = 400;

/** Whole orders with traces off, all of them kept, and one of twenty: processor time of the shop for each, in turn and twice. */
export async function traces(bench: Bench): Promise<Row[]> {
  const collector = new Worker(takeEverything, { eval: true });
  const [port] = await once(collector, 'message');
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const twentieth = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  const ways: [way: string, environment: Record<string, string>][] = [
    ['off', {}],
    ['all kept', { OTEL_EXPORTER_OTLP_ENDPOINT }],
    ['one of twenty kept', { OTEL_EXPORTER_OTLP_ENDPOINT, ...twentieth }],
  ];
  const { client, url } = await superuser(bench.directory);
  await client.end();
  const spent = new Map<string, { ms: number; orders: number }>();
  // Nobody twice in a row: who still checks out is asked to wait.
  const whole = await orderLoad(bench.directory, bench.shop, 2 * turns.length * ways.length * shoppersEach);
  let at = 0;
  const next = () => {
    at += shoppersEach;
    return whole.shoppers.slice(at - shoppersEach, at);
  };
  for (const turn of turns)
    for (const [way, environment] of ways) {
      const shop = await startShop(`${bench.directory}/traces-${turn}-${way.replaceAll(' ', '-')}`, {
        ...bench.environment,
        DATABASE_URL: url,
        SEED: 'none',
        ...environment,
      });
      const load = { ...whole, url: shop.url, connections: 4 };
      // What is compiled by the first orders is not what an order costs.
      take({ ...load, shoppers: next(), amount: requests });
      const meter = meterOf(shop, bench.directory);
      const before = meter();
      const { done } = take({ ...load, shoppers: next(), amount: requests });
      const { ms, orders } = spent.get(way) ?? { ms: 0, orders: 0 };
      spent.set(way, { ms: ms + meter().shop - before.shop, orders: orders + done });
      await shop.stop();
    }
  await collector.terminate();
  const each = (way: string) => {
    const { ms, orders } = spent.get(way) ?? { ms: Number.NaN, orders: 1 };
    return ms / orders;
  };
  return ways.map(([way]) => ({
    what: `a whole order, traces ${way}: processor time of the shop`,
    figure: `${round(each(way), 2)} ms, ${round(each(way) / each('off'), 2)} of off`,
    target: '',
    met: undefined,
  }));
}
