import cluster from 'node:cluster';
import { log } from '../adapters/log.ts';
import { openServices } from '../adapters/open.ts';
import { shareConnections } from '../boot/connections.ts';
import { noteDatabase, otherThanLast } from '../boot/last-database.ts';
import { probePort, publicUrlOf } from '../boot/listen.ts';
import { logWarnings, printWelcome, startFailure } from '../boot/messages.ts';
import { closeShop, type Shutdown, shutdownOnSignal } from '../boot/shutdown.ts';
import { readConfig } from '../config.ts';
import { closeWithProcess } from './close-with-process.ts';
import { NoneStarted, Workers } from './keep-workers.ts';

/**
 * Starts the shop as several processes that share one port (WEB_CONCURRENCY). This first one has what they stand on, the embedded
 * database, card sandbox and mail catcher where nothing real is configured, and looks after them; it answers no request itself. SIGUSR2
 * puts new processes in the place of all, without a request that fails; SIGTERM and the others end all.
 */
export async function startFleet(): Promise<void> {
  const shutdown = shutdownOnSignal();
  try {
    const config = readConfig(process.env);
    const port = await probePort(config);
    const publicUrl = publicUrlOf(config, port);
    const moved = await otherThanLast(config);
    const services = await openServices(config, port, shutdown.closing);
    const connections = await shareConnections(services.directUrl, config);
    await noteDatabase(config);
    const workers = new Workers({
      count: config.WEB_CONCURRENCY,
      fork() {
        const worker = cluster.fork();
        closeWithProcess(worker);
        return worker;
      },
      place: { port, publicUrl, services, connections },
      log,
      onNoneLeft: () => void end(shutdown),
    });
    shutdown.closing.push(() => workers.stop(shutdown.noticeMs > 0 ? 'SIGTERM' : 'SIGINT'));
    process.on('SIGUSR2', () => void workers.replace());
    const madeStaff = await workers.start();
    logWarnings(config, moved);
    printWelcome(config, publicUrl, services, madeStaff);
    process.send?.({ ready: publicUrl });
  } catch (error) {
    // Said already: by the process that did not start, or by who told it to stop.
    if (!(error instanceof NoneStarted)) console.error(startFailure(error));
    await end(shutdown);
  }
}

async function end(shutdown: Shutdown): Promise<void> {
  // Told to stop meanwhile: what is being closed is closed to its end.
  if (shutdown.asked) return;
  await closeShop(shutdown);
  process.exit(1);
}
