import pg from 'pg';

/**
 * Does some work on one connection of its own, which ends with it. Where the connection is lost, what is asked next fails; nothing else
 * does.
 *
 * @param name what the server lists it as
 */
export async function withClient<Result>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
  options?: pg.ClientConfig,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: name, ...options });
  // Without somebody who hears it, a lost connection ends the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
