import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { answers } from '#wording/answers.ts';
import { BadConfig, type Config } from '../config.ts';
import { smallPage, smallPageHeaders } from '../http/small-page.ts';

/** Seconds after which whoever comes too early may find it open. */
const openInSeconds = 2;

/** Until all is up, whoever asks is told to come again. */
export function sayStarting(
  server: Server,
  { https, SHOP_NAME: shopName }: Pick<Config, 'https' | 'SHOP_NAME'>,
): void {
  const { again, ...said } = answers.starting;
  const page = smallPage({ shopName, ...said, links: [{ label: again, to: '' }] });
  const headers = smallPageHeaders(https, openInSeconds);
  server.on('request', (_request, response) => {
    response.writeHead(503, headers).end(page);
  });
}

/** Takes the port, and answers it: another one than was wanted where that was 0. */
export function listen(server: NetServer, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT ${PORT} is in use: stop what uses it, or set PORT to another`,
        EADDRNOTAVAIL: `HOST ${HOST} is no address of this machine`,
        ENOTFOUND: `HOST ${HOST} is no name that leads here`,
        EACCES: `PORT ${PORT} may not be taken by this user: take one from 1024 on`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new BadConfig(reason) : error);
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : PORT);
    });
  });
}

/** The port that is wanted, or a free one where that is 0, if nobody has it: let go again for those who will share it. */
export async function probePort(config: Pick<Config, 'HOST' | 'PORT'>): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, config);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Where the shop is reached. */
export const publicUrlOf = ({ PUBLIC_URL, HOST }: Config, port: number): string =>
  PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
