import { expect, test } from 'vitest';
import { nextRenderTurn } from './render-turns.ts';

test('between two pages that are rendered, what waits is answered', async () => {
  const order: string[] = [];
  const render = async (page: string) => {
    await nextRenderTurn();
    order.push(page);
    // Has come while the page was rendered.
    setImmediate(() => order.push(`a request after ${page}`));
  };
  await Promise.all(['one', 'two', 'three'].map(render));
  expect(order).toEqual(['one', 'a request after one', 'two', 'a request after two', 'three']);
});
