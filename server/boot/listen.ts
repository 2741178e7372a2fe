import type { Server } from 'node:http';
import { BadConfig, type Config } from '../config.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** Takes the port first, so that a busy one is known before anything is begun; until all is up, it answers 503. Answers the port. */
export function listen(server: Server, { HOST, PORT, https }: Config): Promise<number> {
  const headers = { ...securityHeaders(https), 'Content-Type': 'text/plain', 'Retry-After': '2' };
  server.on('request', (_request, response) => {
    response.writeHead(503, headers).end('Starting');
  });
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

/** Where the shop is reached. */
export const publicUrlOf = ({ PUBLIC_URL, HOST }: Config, port: number): string =>
  PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
