import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The line between the shop and its database, in our hands. */
export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string;
  /** Breaks what is open and takes nothing new, until `mend`. */
  cut(): void;
  /** Keeps what is open but lets nothing through, as a dead router does; new connections hang too. */
  freeze(): void;
  /** Breaks what is open; the next connection goes through. */
  shake(): void;
  mend(): void;
  /** New connections go through; those that were frozen stay so for ever. */
  forget(): void;
  close(): Promise<void>;
}

/** Lays a proxy to a PostgreSQL, by socket or port. */
export async function openProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const open = new Set<[Socket, Socket]>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';

  const server = createServer((near) => {
    if (state === 'cut') return void near.resetAndDestroy();
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    open.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.setNoDelay(true);
      from.on('data', (bytes) => to.write(bytes));
      from.once('close', () => {
        open.delete(pair);
        to.destroy();
      });
      from.on('error', () => {});
      if (state === 'frozen') from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const each = (deed: (socket: Socket) => void) => {
    for (const pair of open) pair.forEach(deed);
  };
  const through = new URL(`postgresql://${target.username}@127.0.0.1${target.pathname}`);
  through.port = String((server.address() as AddressInfo).port);
  if (target.password) through.password = target.password;

  return {
    url: through.href,
    cut() {
      state = 'cut';
      each((socket) => socket.destroy());
    },
    freeze() {
      state = 'frozen';
      each((socket) => socket.pause());
    },
    shake: () => each((socket) => socket.destroy()),
    mend() {
      if (state === 'frozen') each((socket) => socket.resume());
      state = 'whole';
    },
    forget() {
      state = 'whole';
    },
    async close() {
      each((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
