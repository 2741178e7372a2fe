import { join } from 'node:path';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { openReplicas, type Replicas } from '#database/replicas.ts';
import { saltedHashes } from '#shop/salted-hash.ts';
import { checkBucket } from '../adapters/check-bucket.ts';
import { type DatabaseNotices, openDatabaseNotices } from '../adapters/database-notices.ts';
import { DatabaseOutage } from '../adapters/database-outage.ts';
import { pictureFetcher } from '../adapters/fetch-picture.ts';
import { openFrontCache } from '../adapters/front-caches.ts';
import { openJobs } from '../adapters/jobs.ts';
import { log } from '../adapters/log.ts';
import { createMailer } from '../adapters/mailer.ts';
import { openImages, paymentsOf, type Services } from '../adapters/open.ts';
import type { AppOptions } from '../app.ts';
import { Front } from '../cache/front.ts';
import { openInvalidation } from '../cache/invalidation.ts';
import { PageCache } from '../cache/page-cache.ts';
import { Purges } from '../cache/purges.ts';
import type { Config } from '../config.ts';
import { Figures } from '../metrics/figures.ts';
import { watchDatabase } from '../metrics/watch-database.ts';
import { openTracing } from '../tracing/open.ts';
import type { Connections } from './connections.ts';
import { firstStart, type MadeStaff } from './first-start.ts';
import { sellerOf } from './seller.ts';
import { closeWithinSeconds, type Shutdown } from './shutdown.ts';

export interface OpenShop {
  shop: AppOptions['shop'];
  cache: PageCache;
  replicas: Replicas;
  /** Unset where nothing in front is told of changes. */
  purges?: Purges | undefined;
  notices: DatabaseNotices;
  /** What this process counts. */
  figures: Figures;
  /** The first staff account, where it was made just now. */
  madeStaff?: MadeStaff;
}

interface Place {
  publicUrl: string;
  connections: Connections;
}

/** The shop itself on the services that it stands on: migrations, catalogue, staff and jobs. */
export async function openShop(
  config: Config,
  { databaseUrl, directUrl, cards, mail }: Services,
  { publicUrl, connections }: Place,
  shutdown: Shutdown,
): Promise<OpenShop> {
  const { closing } = shutdown;
  await migrate(directUrl, join('database', 'migrations'));
  // Closed last: what is done on the way out is in a trace too.
  closing.push(closeWithinSeconds(await openTracing(config, log)));
  const figures = new Figures();
  const watch = watchDatabase(figures);
  const pool = {
    size: connections.pool,
    statements: config.DATABASE_DIRECT_URL ? ('unnamed' as const) : ('named' as const),
  };
  const outage = new DatabaseOutage(directUrl, log);
  closing.push(async () => outage.close());
  const db = connect(databaseUrl, {
    ...pool,
    watch,
    // The pool may still close a connection after the database was told to stop.
    onError: (error) => shutdown.asked || outage.explains(error) || connectionBroke(error),
  });
  closing.push(closeWithinSeconds(() => db.$client.end()));
  const replicas = openReplicas(db, config.DATABASE_READ_URL, { ...pool, watch: watchDatabase(), log });
  closing.push(closeWithinSeconds(() => replicas.close()));
  const front = openFrontCache(config);
  const purges = front && new Purges(front, log);
  closing.push(closeWithinSeconds(async () => purges?.close()));
  const cache = new PageCache(
    undefined,
    new Front({
      maxAge: config.CDN_MAX_AGE,
      surrogateKey: config.CDN === 'fastly',
      isLeaving: () => shutdown.asked,
    }),
  );
  const notices = await openDatabaseNotices(directUrl);
  closing.push(closeWithinSeconds(() => notices.close()));
  const invalidation = await openInvalidation(notices, db, cache, log, replicas, purges);
  closing.push(async () => invalidation.close());
  const jobs = await openJobs(directUrl, log, outage, connections.jobs);
  closing.push(closeWithinSeconds(() => jobs.stop()));
  const shop: AppOptions['shop'] = {
    db,
    jobs,
    payments: paymentsOf(cards, figures),
    images: await openImages(config),
    settings: {
      shopName: config.SHOP_NAME,
      publicUrl,
      newsletterCode: config.NEWSLETTER_CODE,
      staffMail: addressIn(mail.from),
      arrivalAfterDays: config.ARRIVAL_AFTER_DAYS,
      reviewAfterDays: config.REVIEW_AFTER_DAYS,
      takesMail: config.MAIL_WEBHOOK_SECRET !== undefined,
      ...sellerOf(config),
    },
    saltedHash: saltedHashes(db),
    invalidate: (tags) => invalidation.invalidate(tags),
    now: () => new Date(),
    count: figures.count,
    log,
  };
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = config;
  // Before the first catalogue puts its pictures there.
  if (endpoint && bucket) await checkBucket(shop.images, { endpoint, bucket }, log);
  const madeStaff = await firstStart(shop, directUrl, config);

  const mailer = createMailer(mail.smtpUrl, mail.from);
  closing.push(async () => mailer.close());
  await jobs.work(shop, (email, id) => mailer.send(shop, email, id), pictureFetcher(), figures);
  return { shop, cache, replicas, purges, notices, figures, madeStaff };
}

const connectionBroke = (error: Error): void =>
  log.error({ err: error.message }, 'a database connection broke');

/** 'Hopup <shop@example.org>' has the address shop@example.org. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
