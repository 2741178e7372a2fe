import type { AddressInfo, Server } from 'node:net';

/**
 * Listens on `port`, or on any free port where that one is 0, busy or out of range (decisions.md section 8).
 * Resolves with the port taken; rejects when not even a free one can be had.
 */
export async function listenOnFreePort(server: Server, host: string, port: number): Promise<number> {
  if (port > 0 && port < 65_536) {
    try {
      return await listen(server, host, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  return listen(server, host, 0);
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** The name a browser on this machine can call a listening host by. */
export const reachable = (host: string): string =>
  host === '' || host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
