import { expect, test } from 'vitest';
import { type HealthOptions, health } from './health.ts';

const options = {
  shop: { db: { execute: async () => [] } } as unknown as HealthOptions['shop'],
  readMetrics: async () => '',
  ready: () => true,
};
const away = {
  db: {
    execute: async () => {
      throw new Error('connect ECONNREFUSED');
    },
  },
} as unknown as HealthOptions['shop'];
const ask = async (path: string, changed: Partial<HealthOptions> = {}) => {
  const response = await health({ ...options, ...changed }).request(path);
  return [response.status, await response.text()];
};

test('a process with a database should get requests', async () => {
  expect(await ask('/readyz')).toEqual([200, 'ready']);
  expect(await ask('/readyz?exclude=database')).toEqual([200, 'ready']);
});

test('without one, whoever has other processes to ask is told so, and a service of pods keeps them all', async () => {
  expect(await ask('/readyz', { shop: away })).toEqual([503, 'the database does not answer']);
  expect(await ask('/readyz?exclude=database', { shop: away })).toEqual([200, 'ready']);
});

test('one that is about to end should get none, however it is asked', async () => {
  for (const path of ['/readyz', '/readyz?exclude=database'])
    expect(await ask(path, { ready: () => false })).toEqual([503, 'stopping']);
});
