import { mkdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { listenOnFreePort, reachable } from '../listen.ts';
import { dropUnfinished, keepMessage } from './keep.ts';

const largestBytes = 16 * 1024 * 1024;

export type MailCatcherOptions = {
  host: string;
  /** 0, or one that is busy, means any free port. */
  port: number;
  /** Where messages are kept, a file each. `mailbox(directory)` reads them. */
  directory: string;
  log?: (message: string) => void;
};

export type MailCatcher = { port: number; smtpUrl: string; close(): Promise<void> };

/**
 * Starts the SMTP server that stands in where no SMTP_URL is set (decisions.md section 8). It takes every message for
 * everybody, delivers none, and says 250 when the message is on disk.
 */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const { directory, log = () => undefined } = options;
  await mkdir(directory, { recursive: true });
  await dropUnfinished(directory);
  const server = new SMTPServer({
    name: 'mail-catcher',
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    size: largestBytes,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, done) => {
      keep(stream, session).then(
        (id) => done(null, `Caught as ${id}`),
        (error: Error) => {
          log(`mail catcher: ${error.message}`);
          done(error);
        },
      );
    },
  });
  server.on('error', (error: Error) => log(`mail catcher: ${error.message}`));
  const port = await listenOnFreePort(server.server, options.host, options.port);

  async function keep(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const bytes = await buffer(stream);
    if (stream.sizeExceeded) throw tooLarge();
    const { mailFrom, rcptTo } = session.envelope;
    const recipients = rcptTo.map(({ address }) => address);
    return keepMessage(directory, mailFrom ? mailFrom.address : '', recipients, bytes);
  }

  return {
    port,
    smtpUrl: `smtp://${reachable(options.host)}:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const tooLarge = (): Error =>
  Object.assign(new Error(`The message is larger than ${largestBytes / 1024 / 1024} MiB`), {
    responseCode: 552,
  });
