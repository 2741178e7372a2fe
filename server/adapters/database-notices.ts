import pg from 'pg';

const reconnectAfterMs = 500;

export interface Listener {
  /** Hears what was sent with NOTIFY on its channel. */
  hear: (payload: string) => void;
  /** Whatever was sent until now may have been missed: at first, and after each time that the connection was lost. */
  missed: () => void;
}

/** What PostgreSQL tells this process by NOTIFY: one connection, however many listen. */
export interface DatabaseNotices {
  /** Begins to listen on a channel, once. */
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabaseNotices(databaseUrl: string): Promise<DatabaseNotices> {
  const listeners = new Map<string, Listener>();
  let closed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'hopup notices',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => listeners.get(channel)?.hear(payload ?? ''));
    await client.connect();
    try {
      for (const channel of listeners.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    // Only now: a connection that never came to be ends too, and would call again beside whoever called it.
    client.once('end', connectAgain);
    for (const { missed } of listeners.values()) missed();
    return client;
  }

  async function connectAgain(): Promise<void> {
    client = undefined;
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, reconnectAfterMs));
      client = await connect().catch(() => undefined);
    }
    if (closed) await client?.end().catch(() => {});
  }

  return {
    async listen(channel, listener) {
      listeners.set(channel, listener);
      await client?.query(`listen ${channel}`);
      listener.missed();
    },
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
