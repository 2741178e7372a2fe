import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Received {
  messageId: string;
  to: string;
  subject: string;
  /** The order that it is about, by its links; undefined for other letters. */
  orderId: string | undefined;
}

/**
 * - `takes`: as it should be;
 * - `closed`: nobody listens;
 * - `later`: 451 to every letter;
 * - `takes, then resets`: the letter is taken, the connection breaks before that is said;
 * - `hangs`: the letter is read and never answered.
 */
export type Mood = 'takes' | 'closed' | 'later' | 'takes, then resets' | 'hangs';

/** An SMTP server that can have a bad day, and counts what it took. */
export interface PostOffice {
  url: string;
  /** Everything taken, doubles included, oldest first. */
  received: Received[];
  become(mood: Mood): Promise<void>;
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const received: Received[] = [];
  let mood: Mood = 'takes';
  let port = 0;
  let server = await open();

  async function open(): Promise<SMTPServer> {
    const sockets = new Set<Socket>();
    const opened = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onData: (stream, session, done) => {
        // One that goes before it has said all is no letter.
        text(stream).then(
          (letter) => take(letter, session.envelope.rcptTo[0]?.address ?? '', done, sockets),
          () => {},
        );
      },
    });
    opened.on('error', () => {});
    opened.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    opened.server.listen(port, '127.0.0.1');
    await once(opened.server, 'listening');
    port = (opened.server.address() as AddressInfo).port;
    return opened;
  }

  function take(letter: string, to: string, done: (error: Error | null) => void, sockets: Set<Socket>): void {
    if (mood === 'hangs') return;
    if (mood === 'later') {
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      return;
    }
    received.push(read(letter, to));
    if (mood === 'takes, then resets') for (const socket of sockets) socket.resetAndDestroy();
    else done(null);
  }

  const shut = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async become(next) {
      if (mood === next) return;
      if (next === 'closed') await shut();
      if (mood === 'closed') server = await open();
      mood = next;
    },
    async close() {
      if (mood !== 'closed') await shut();
    },
  };
}

function read(letter: string, to: string): Received {
  const unfolded = letter.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  const orderId = /\/order-details\/([0-9a-hjkmnp-tv-z]{16})/.exec(letter.replace(/=\r\n/g, ''))?.[1];
  return { messageId: header('Message-ID'), to, subject: header('Subject'), orderId };
}
