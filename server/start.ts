import { log } from './adapters/log.ts';
import { openServices } from './adapters/open.ts';
import { shareConnections } from './boot/connections.ts';
import { noteDatabase, otherThanLast } from './boot/last-database.ts';
import { listen, publicUrlOf, sayStarting } from './boot/listen.ts';
import { logWarnings, printWelcome, startFailure } from './boot/messages.ts';
import { openShop } from './boot/open-shop.ts';
import { closeShop, shutdownOnSignal } from './boot/shutdown.ts';
import { readConfig } from './config.ts';
import { openWebServer } from './http/web-server.ts';
import { type ServedPages, serve } from './serve.ts';

/**
 * Starts the whole shop as one process: takes the port first, so that a busy one is known before anything is begun, opens what it
 * stands on and the shop itself, serves it; and stops in the opposite order. Several processes: fleet/start.ts.
 */
export async function start(pages: ServedPages): Promise<void> {
  const shutdown = shutdownOnSignal();
  try {
    const config = readConfig(process.env);
    const server = openWebServer(config.https);
    sayStarting(server, config);
    const port = await listen(server, config);
    const publicUrl = publicUrlOf(config, port);
    const moved = await otherThanLast(config);
    const services = await openServices(config, port, shutdown.closing);
    const connections = await shareConnections(services.directUrl, config);
    await noteDatabase(config);
    const opened = await openShop(config, services, { publicUrl, connections }, shutdown);
    await serve(server, pages, config, opened, { caughtIn: services.mail.caught }, shutdown);
    logWarnings(config, moved);
    process.on('SIGUSR2', () =>
      log.warn({}, 'one process alone is not replaced by SIGUSR2: set WEB_CONCURRENCY'),
    );
    log.debug(
      { url: publicUrl, database: config.DATABASE_URL ? 'external' : 'embedded' },
      'the shop is open',
    );
    printWelcome(config, publicUrl, services, opened.madeStaff);
    process.send?.({ ready: publicUrl });
  } catch (error) {
    console.error(startFailure(error));
    await closeShop(shutdown);
    process.exit(1);
  }
}
