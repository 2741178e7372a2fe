import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes, of which a phone far from its mast gets one after the other. */
const piece = 3000;

/** The shop once more, on a line so slow that its pages are shown while they come; its files come at once. */
export async function inPieces(shop: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(shop + url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const to = answer.headers.get('location');
    response.writeHead(answer.status, { 'Content-Type': type, ...(to && { Location: to }) });
    const size = type.startsWith('text/html') ? piece : body.length + 1;
    for (let from = 0; from < body.length; from += size) {
      response.write(body.subarray(from, from + size));
      await wait(size === piece ? 20 : 0);
    }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
