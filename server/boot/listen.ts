import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { BadConfig, type Config } from '../config.ts';
import { type Https, securityHeaders } from '../http/security-headers.ts';

/** Until all is up, whoever asks is told to come again. */
export function sayStarting(server: Server, https: Https): void {
  const headers = { ...securityHeaders(https), 'Content-Type': 'text/plain', 'Retry-After': '2' };
  server.on('request', (_request, response) => {
    response.writeHead(503, headers).end('Starting');
  });
}

/** Takes the port, and answers it: another one than was wanted where that was 0. */
export function listen(server: NetServer, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      reject(
        busy ? new BadConfig(`PORT ${PORT} is in use: stop what uses it, or set PORT to another`) : error,
      );
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
