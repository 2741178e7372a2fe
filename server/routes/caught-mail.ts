import { Hono } from 'hono';
import { mailbox } from '#sandbox/mail/mailbox.ts';
import { mailHeaders, mailPage, mailView } from '#sandbox/mail/pages.ts';
import { isLocalRequest } from '../http/loopback.ts';

/**
 * The pages of what the mail catcher keeps in a directory. Every one-time code is in it, so that it answers this machine
 * alone, under a name of this machine.
 */
export function caughtMail(directory: string): Hono {
  const box = mailbox(directory);
  const app = new Hono();
  app.use(async (c, next) => (isLocalRequest(c) ? next() : c.notFound()));
  app.get('/', async (c) => c.html(mailPage(await box.list()), 200, mailHeaders));
  app.get('/:id', async (c) => {
    const message = await box.read(c.req.param('id'));
    return message ? c.html(mailView(message), 200, mailHeaders) : c.notFound();
  });
  return app;
}
