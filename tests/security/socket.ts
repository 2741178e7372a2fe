import { connect, type Socket } from 'node:net';

/** A bare connection to a shop, for what no browser would send; it hears what is answered, and when it is closed. */
export interface Line {
  socket: Socket;
  /** What was answered so far. */
  heard: () => string;
  /** Resolves when the connection is closed, to all that was answered and how long it was open, ms. */
  closed: Promise<{ answer: string; ms: number }>;
}

export function openLine(url: string): Line {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  const closed = new Promise<{ answer: string; ms: number }>((resolve) => {
    socket.on('close', () => resolve({ answer, ms: performance.now() - begun }));
  });
  return { socket, heard: () => answer, closed };
}

/** Sends these bytes (latin1) and answers what came back until the connection was closed, or `ms` of silence. */
export async function sendRaw(url: string, request: string, ms = 1500): Promise<string> {
  const { socket, closed } = openLine(url);
  socket.setTimeout(ms, () => socket.destroy());
  socket.on('data', (chunk) => {
    if (/HTTP\/1\.1 4\d\d/.test(chunk.toString('latin1'))) setTimeout(() => socket.destroy(), 50);
  });
  socket.write(Buffer.from(request, 'latin1'));
  return (await closed).answer;
}
