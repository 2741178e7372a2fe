import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '#server/adapters/mailer.ts';
import { metricsToken, openShop, type TestShop } from '../support/shop.ts';
import { until } from '../support/until.ts';

let on: TestShop;
let office: SMTPServer;
let post: ReturnType<typeof createMailer>;
const asked: string[] = [];
const taken: string[] = [];
/** Letters as they came. */
const letters: string[] = [];

beforeAll(async () => {
  office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      if (!address.startsWith('nobody')) return done();
      done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        letters.push(Buffer.concat(chunks).toString());
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  office.on('error', () => {});
  office.listen(0, '127.0.0.1');
  await once(office.server, 'listening');
  const { port } = office.server.address() as AddressInfo;
  post = createMailer(`smtp://127.0.0.1:${port}`, 'Shop <orders@example.org>');
  on = await openShop({ send: (shop, mail, id) => post.send(shop, mail, id) });
});
afterAll(async () => {
  await on.close();
  post.close();
  await new Promise<void>((resolve) => office.close(resolve));
});

const figure = async (name: string): Promise<number> => {
  const response = await on
    .browser()
    .fetch('/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } });
  const line = (await response.text()).split('\n').find((found) => found.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
};

test('a letter that is refused for good is not tried again, counted apart, and leaves no code behind', {
  timeout: 40_000,
}, async () => {
  expect((await on.browser().post('/getEmailOtp', { email: 'nobody@example.org' })).status).toBe(200);
  expect((await on.browser().post('/getEmailOtp', { email: 'somebody@example.org' })).status).toBe(200);
  await until(() => taken.includes('somebody@example.org'));
  const job = await until(async () => {
    const { rows } = await on.shop.db.execute<{ data: object; output: object }>(
      "select data, output from pgboss.job where name = 'mail' and state = 'failed'",
    );
    return rows[0];
  });
  expect(job.data).toMatchObject({ to: 'nobody@example.org', code: '' });
  expect(job.output).toMatchObject({
    refused: true,
    message: expect.stringContaining('an email was rejected: '),
  });
  // The first retry would come after 2 to 4 seconds.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(asked.filter((address) => address.startsWith('nobody'))).toHaveLength(1);
  await expect.poll(() => figure('hopup_mails_refused'), { timeout: 10_000 }).toBe(1);
  expect(await figure('hopup_jobs_failed{queue="mail"}')).toBe(0);
});

test('every letter says that a program wrote it', async () => {
  await on.browser().post('/getEmailOtp', { email: 'reader@example.org' });
  const letter = await until(() => letters.find((one) => one.includes('To: reader@example.org')));
  expect(letter).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});
