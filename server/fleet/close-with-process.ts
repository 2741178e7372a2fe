import type { Worker } from 'node:cluster';

interface Closable {
  close(): void;
}

/** What Node's cluster says to a process, and hears of it: internal to Node, and the same since cluster hands connections out. */
interface ClusterMessage {
  cmd?: string;
  act?: string;
  seq?: number;
  ack?: number;
}

/**
 * Closes the connections that were being handed to a process when it died. Node's cluster waits for its word on each of them for ever,
 * and so would who made them; closed, a browser or a proxy asks again.
 */
export function closeWithProcess({ process }: Worker): void {
  const handed = new Map<number, Closable>();
  const send = process.send.bind(process) as (...of: unknown[]) => boolean;
  process.send = (message: ClusterMessage, ...more: unknown[]) => {
    const [handle] = more as [Closable | undefined];
    if (message.act === 'newconn' && message.seq !== undefined && handle) handed.set(message.seq, handle);
    return send(message, ...more);
  };
  process.on('internalMessage', ({ cmd, ack }: ClusterMessage) => {
    if (cmd === 'NODE_CLUSTER' && ack !== undefined) handed.delete(ack);
  });
  process.once('exit', () => {
    for (const handle of handed.values()) handle.close();
    handed.clear();
  });
}
