import cluster from 'node:cluster';
import { isMainThread } from 'node:worker_threads';
import { isFleet } from './config.ts';

// What only looks after others need not hold the shop in its memory.
if (!isMainThread) {
  const build = await import('virtual:react-router/server-build');
  const { pagesOf } = await import('./render/render-page.ts');
  const { renderForOthers } = await import('./render/thread.ts');
  renderForOthers((shop) => pagesOf(build, shop));
} else if (cluster.isPrimary && isFleet(process.env)) {
  const { startFleet } = await import('./fleet/start.ts');
  await startFleet();
} else {
  const build = await import('virtual:react-router/server-build');
  const { start } = await import('./start.ts');
  const { startWorker } = await import('./fleet/worker.ts');
  await (cluster.isPrimary ? start({ build, thread: new URL(import.meta.url) }) : startWorker({ build }));
}
