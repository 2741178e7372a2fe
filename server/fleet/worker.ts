import cluster from 'node:cluster';
import { listen } from '../boot/listen.ts';
import { startFailure } from '../boot/messages.ts';
import { openShop } from '../boot/open-shop.ts';
import { closeShop, shutdownOnSignal } from '../boot/shutdown.ts';
import { readConfig } from '../config.ts';
import { openWebServer } from '../http/web-server.ts';
import { type ServedPages, serve } from '../serve.ts';
import { measureAll } from './measure.ts';
import type { FromWorker, ToWorker, WorkerPlace } from './messages.ts';

/** Starts one of several processes: the first one tells it on what it stands. It takes the port when it can answer. */
export async function startWorker(pages: ServedPages): Promise<void> {
  const shutdown = shutdownOnSignal();
  // The end of the first process is heard there too: what was asked is answered before this one ends.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  const tell = (message: FromWorker) => process.connected && process.send?.(message);
  try {
    const { number, port, publicUrl, services, connections } = await toldToBegin();
    process.on('message', (message: ToWorker) => message.kind === 'retire' && shutdown.retire());
    const config = readConfig(process.env);
    const server = openWebServer(config.https);
    const opened = await openShop(config, services, { publicUrl, connections }, shutdown);
    const around = { caughtIn: services.mail.caught, ofAllProcesses: measureAll(number, tell) };
    await serve(server, pages, config, opened, around, shutdown);
    await listen(server, { HOST: config.HOST, PORT: port });
    tell({ kind: 'ready', madeStaff: opened.madeStaff });
  } catch (error) {
    if (shutdown.asked) return;
    console.error(startFailure(error));
    await closeShop(shutdown);
    process.exit(1);
  }
}

const toldToBegin = (): Promise<WorkerPlace> =>
  new Promise((resolve) => {
    process.once('message', (message: ToWorker) => message.kind === 'begin' && resolve(message.place));
  });
