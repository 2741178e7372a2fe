import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss, type SendOptions } from 'pg-boss';
import { importFormats } from '#contract/import-format.ts';
import { restateProducts } from '#shop/catalogue/attributes/restate.ts';
import { countBestSellers } from '#shop/catalogue/best-sellers.ts';
import { countBoughtTogether } from '#shop/catalogue/goes-with/bought-together.ts';
import { runImport } from '#shop/catalogue/import/run.ts';
import { fetchPictures } from '#shop/catalogue/pictures/fetch.ts';
import { deleteExpired } from '#shop/delete-expired.ts';
import type { FetchPicture } from '#shop/images/fetch-picture.ts';
import { askArrivals } from '#shop/orders/arrivals/ask.ts';
import { deliverUnanswered } from '#shop/orders/arrivals/unanswered.ts';
import { sendDueEmails } from '#shop/orders/due-emails.ts';
import { sendNotices } from '#shop/orders/notices.ts';
import { askForReviews } from '#shop/orders/reviews/ask.ts';
import { refundUnanswered } from '#shop/orders/shortages/answer.ts';
import { giveRefund } from '#shop/payments/give-refund.ts';
import { reconcile } from '#shop/payments/reconcile.ts';
import { sendRecalls } from '#shop/recalls/send.ts';
import { retention } from '#shop/retention.ts';
import type { JobData, Jobs, Log, Mail, Shop } from '#shop/shop.ts';
import { foldSalesTally } from '#shop/statistics/sales-tally.ts';
import { notifyOfStock } from '#shop/stock-requests/notify.ts';
import type { Figures } from '../metrics/figures.ts';
import type { DatabaseOutage } from './database-outage.ts';
import { MailRejected } from './mailer.ts';
import { plainText } from './plain-text.ts';
import { asPart, jobRunner, type RunJob } from './run-job.ts';

/** Retries of both kinds: 24 tries, each after twice the time with some chance in it, for about two days. */
const persistent = {
  retryLimit: 24,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3 * 3600,
  expireInSeconds: 120,
};

/** Sends an email; throws where it was not taken. `id` is the job's: the same for each try. */
type Send = (mail: Mail, id: string) => Promise<void>;

export interface JobQueue extends Jobs {
  /** Begins to work: the mail that waits, the refunds that are owed, the payments whose end is not known. */
  work(shop: Shop, send: Send, fetchPicture: FetchPicture, figures: Figures): Promise<void>;
  /** Lets what runs end, then stops. */
  stop(): Promise<void>;
}

/**
 * Work for later, kept in PostgreSQL and shared between processes: each job is done by one of them.
 *
 * @param outage hears of the database being away, which each queue meets for itself
 * @param size connections at most, beside the one that listens
 */
export async function openJobs(
  databaseUrl: string,
  log: Log,
  outage: Pick<DatabaseOutage, 'explains'>,
  size = 4,
): Promise<JobQueue> {
  const connection = {
    connectionString: databaseUrl,
    application_name: 'hopup jobs',
    max: size,
    // On a connection gone silent a worker would wait for ever, and no email or refund go out any more; ms.
    query_timeout: 22_000,
    keepAlive: true,
  };
  // Work is taken up when it is written; what comes again after a failure is found by looking.
  const boss = new PgBoss({ ...connection, useListenNotify: true });
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue had a warning'));
  boss.on(
    'error',
    (error) => outage.explains(error) || log.error({ err: error }, 'the job queue had an error'),
  );
  await boss.start();
  await createQueues(boss);
  const adding = (options: SendOptions): Jobs => ({
    async add(kind, work) {
      await boss.send(kind, asPart(work), options);
    },
    within: (transaction) => adding({ db: fromDrizzle(transaction, sql) }),
  });
  return {
    ...adding({}),
    async work(shop, send, fetchPicture, figures) {
      const run = jobRunner(shop.log, figures);
      await workOnMail(boss, shop, send, run, figures);
      await workOnOthers(boss, shop, run);
      await workOnPictures(boss, shop, fetchPicture, run);
      await boss.schedule('expiry', '7 * * * *');
      await boss.schedule('reconcile', '* * * * *');
      // What a process left that died.
      await boss.schedule('pictures', '* * * * *');
      await boss.schedule('best-sellers', '20 3 * * *', {}, { tz: 'Europe/London' });
      await boss.schedule('bought-together', '40 3 * * *', {}, { tz: 'Europe/London' });
      await boss.schedule('stock-letters', '* * * * *');
      await boss.schedule('shortages', '* * * * *');
      await boss.schedule('due-emails', '* * * * *');
      await boss.schedule('recall', '* * * * *');
      // In the hours in which people look whether a parcel has come.
      await boss.schedule('arrivals', '10 9-18 * * *', {}, { tz: 'Europe/London' });
      await boss.schedule('reviews', '40 10-18 * * *', {}, { tz: 'Europe/London' });
      await boss.send('reconcile', {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** Queues whose work somebody waits for, and how long a worker sleeps that nobody woke. */
const awaited = ['mail', 'refund', 'import', 'restate'] as const;
const soon = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };

async function createQueues(boss: PgBoss): Promise<void> {
  // What was sent is somebody's: it is not kept for longer than it takes to look into a failure.
  await boss.createQueue('mail', { ...persistent, deleteAfterSeconds: retention.sentLetterHours * 3600 });
  await boss.createQueue('refund', persistent);
  await boss.createQueue('import', { retryLimit: 3, retryDelay: 5, expireInSeconds: 900 });
  await boss.createQueue('restate', { retryLimit: 3, retryDelay: 5, expireInSeconds: 900 });
  // Also those of a shop that is there already.
  for (const name of awaited) await boss.updateQueue(name, { notify: true });
  await boss.createQueue('pictures', { policy: 'singleton', retryLimit: 0, expireInSeconds: 90 });
  await boss.createQueue('reconcile', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
  await boss.createQueue('best-sellers', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
  await boss.createQueue('bought-together', { policy: 'singleton', retryLimit: 0, expireInSeconds: 600 });
  await boss.createQueue('shortages', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
  await boss.createQueue('stock-letters', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
  await boss.createQueue('due-emails', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
  await boss.createQueue('recall', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
  await boss.createQueue('arrivals', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
  await boss.createQueue('reviews', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
  await boss.createQueue('expiry', { policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
}

/** Each email for itself: one that fails comes again alone. */
async function workOnMail(
  boss: PgBoss,
  shop: Shop,
  send: Send,
  run: RunJob,
  figures: Figures,
): Promise<void> {
  const one = async ({ id, data }: { id: string; data: Mail }): Promise<JobResult> => {
    try {
      const work = async () => {
        await deliver(shop, send, id, data);
        figures.letters.inc({ outcome: 'sent' });
        shop.log.info({ job: id, ...aboutMail(data) }, 'an email was sent');
      };
      await run('mail', { id, data }, work, aboutMail(data));
      return { id, status: 'completed' };
    } catch (error) {
      const output = { message: (error as Error).message };
      figures.letters.inc({ outcome: error instanceof MailRejected ? 'refused' : 'failed' });
      if (!(error instanceof MailRejected)) return { id, status: 'failed', output };
      // No more tries: there is no queue behind this one, so that it is failed for good.
      return { id, status: 'deadletter', output: { ...output, refused: true } };
    }
  };
  await boss.work<Mail>(
    'mail',
    { ...soon, batchSize: 10, burstWhenBatchFull: true, perJobResults: true },
    (jobs) => Promise.all(jobs.map(one)),
  );
}

async function workOnOthers(boss: PgBoss, shop: Shop, run: RunJob): Promise<void> {
  await boss.work<JobData['refund']>('refund', soon, async (jobs) => {
    for (const job of jobs) {
      const { data } = job;
      // One without an id is of a version before refunds had any: the reconciler gives it.
      if (data.refundId)
        await run('refund', job, () => giveRefund(shop, data.refundId), { refundId: data.refundId });
    }
  });
  await boss.work<JobData['import']>('import', soon, async (jobs) => {
    for (const job of jobs)
      await run('import', job, () => runImport(shop, importFormats(plainText), job.data.id));
  });
  await boss.work<JobData['restate']>('restate', soon, async (jobs) => {
    for (const job of jobs) {
      const { key } = job.data;
      await run('restate', job, () => restateProducts(shop, key), { key });
    }
  });
  await boss.work('reconcile', { pollingIntervalSeconds: 5 }, ([job]) =>
    run('reconcile', job, () => reconcile(shop)),
  );
  await boss.work('best-sellers', { pollingIntervalSeconds: 60 }, ([job]) =>
    run('best-sellers', job, () => countBestSellers(shop)),
  );
  await boss.work('bought-together', { pollingIntervalSeconds: 60 }, ([job]) =>
    run('bought-together', job, () => countBoughtTogether(shop)),
  );
  await boss.work('shortages', { pollingIntervalSeconds: 5 }, ([job]) =>
    run('shortages', job, () => refundUnanswered(shop)),
  );
  await boss.work('stock-letters', { pollingIntervalSeconds: 5 }, ([job]) =>
    run('stock-letters', job, () => notifyOfStock(shop)),
  );
  await boss.work('due-emails', { pollingIntervalSeconds: 5 }, ([job]) =>
    run('due-emails', job, async () => {
      await sendDueEmails(shop);
      await sendNotices(shop);
    }),
  );
  await boss.work('recall', { pollingIntervalSeconds: 2 }, ([job]) =>
    run('recall', job, () => sendRecalls(shop)),
  );
  await boss.work('arrivals', { pollingIntervalSeconds: 60 }, ([job]) =>
    run('arrivals', job, async () => {
      await deliverUnanswered(shop);
      await askArrivals(shop);
    }),
  );
  await boss.work('reviews', { pollingIntervalSeconds: 60 }, ([job]) =>
    run('reviews', job, () => askForReviews(shop)),
  );
  await boss.work('expiry', { pollingIntervalSeconds: 30 }, ([job]) =>
    run('expiry', job, async () => {
      await foldSalesTally(shop);
      await deleteExpired(shop);
    }),
  );
}

/** One process at a time, for half a minute: where more wait, another job goes on. */
async function workOnPictures(
  boss: PgBoss,
  shop: Shop,
  fetchPicture: FetchPicture,
  run: RunJob,
): Promise<void> {
  await boss.work('pictures', { pollingIntervalSeconds: 1 }, ([job]) =>
    run('pictures', job, async () => {
      if (await fetchPictures(shop, fetchPicture, 30_000)) await boss.send('pictures', {});
    }),
  );
}

/** Sends an email; a code that was sent, and what stands with it, does not stay in the queue. */
async function deliver(shop: Shop, send: Send, id: string, mail: Mail): Promise<void> {
  if (!('code' in mail)) return send(mail, id);
  // Empty where it was sent, but that was not written down before the process died.
  if (!mail.code) return;
  try {
    await send(mail, id);
  } catch (error) {
    if (error instanceof MailRejected) await forgetCode(shop, id);
    throw error;
  }
  await forgetCode(shop, id);
}

const forgetCode = (shop: Shop, id: string) =>
  shop.db.execute(
    sql`update pgboss.job set data = data - 'token' || '{"code": ""}' where name = 'mail' and id = ${id}`,
  );

/** What an email is about, for the log: never whom it goes to. */
const aboutMail = (mail: Mail) => ({
  template: mail.template,
  ...('orderId' in mail && { orderId: mail.orderId }),
});
