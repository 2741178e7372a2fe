import { openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type RunningShop, staff as staffSecrets, startShop } from '#bench/shop.ts';
import { connect } from '#database/connect.ts';
import { type CardSandbox, startCardSandbox } from '#sandbox/cards/start.ts';
import { s3Images } from '#server/adapters/s3-images.ts';
import { stripeClient } from '#server/adapters/stripe.ts';
import type { Harness } from '../fault-injection/harness.ts';
import { openPostOffice } from '../fault-injection/post-office.ts';
import { Client } from '../support/client.ts';
import { type Cluster, freePorts, host, startCluster } from './cluster.ts';
import { program } from './packages.ts';
import { eventually, fillIn, folder, Programs } from './programs.ts';

/** Everything, as on several machines: the cluster, an object store, three processes of the shop, nginx; cards and mail outside. */
export interface Stack extends Pick<Harness, 'shop' | 'browser' | 'staff' | 'expire'> {
  cluster: Cluster;
  cards: CardSandbox;
  /** Where shoppers come in. */
  url: string;
  shops: ShopProcess[];
  objects: ObjectStore;
  /** What lies in a picture's place in the object store. */
  putPicture(name: string, bytes: Buffer): Promise<void>;
  /** Waits until nodes, processes and the object store are all well. */
  untilWhole(): Promise<void>;
}

/** One of the processes, at an address that it keeps. */
export interface ShopProcess {
  running: RunningShop;
  /** Past nginx and HAProxy. */
  url: string;
  start(): Promise<void>;
}

interface ObjectStore {
  endpoint: string;
  start(): void;
  kill(): Promise<void>;
}

const secretKey = 'sk_test_ha';
const webhookSecret = 'whsec_ha';

/**
 * @param directory for all that is written
 * @param closing what ends what was started so far, last first: filled also where it fails midway
 */
export async function openStack(
  directory: string,
  synchronous: boolean,
  closing: (() => Promise<unknown>)[],
): Promise<Stack> {
  const programs = new Programs();
  closing.push(() => programs.stop());
  const [webPort = 0, shopsPort = 0, ...shopPorts] = await freePorts(5);
  const cluster = await startCluster(programs, directory, { synchronous, shopsPort, shops: shopPorts });
  closing.push(() => cluster.stop());
  const objects = await startObjectStore(programs, directory);
  const url = `http://${host}:${webPort}`;
  const nginx = fillIn(
    'nginx.conf',
    {
      HOST: host,
      WEB_PORT: webPort,
      SHOPS_PORT: shopsPort,
      DIRECTORY: folder(directory, 'nginx'),
    },
    folder(directory, 'nginx'),
  );
  programs.start('nginx', program('nginx-light'), ['-e', 'stderr', '-c', nginx], dirname(nginx));

  const cards = await startCardSandbox({
    host,
    port: 0,
    directory: join(directory, 'cards'),
    secretKey,
    webhookSecret,
    webhookUrl: `${url}/webhooks/stripe`,
    merchantName: 'Highly available',
  });
  const post = await openPostOffice();
  const bucket = {
    S3_ENDPOINT: objects.endpoint,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const environment = {
    ...bucket,
    HOST: host,
    PUBLIC_URL: url,
    // A browser of the load says where it is, as a CDN would; nginx adds itself.
    TRUST_PROXY: '2',
    SEED: 'none',
    DATABASE_URL: cluster.urls.pooled,
    DATABASE_DIRECT_URL: cluster.urls.direct,
    DATABASE_READ_URL: cluster.urls.nodes.join(','),
    DATABASE_CONNECTIONS: '14',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: cards.apiBase,
    SMTP_URL: post.url,
    MAIL_FROM: 'Highly available <shop@example.org>',
  };
  const shops: ShopProcess[] = [];
  closing.push(async () => {
    cards.webhooks.paused = true;
    await Promise.all(shops.map(({ running }) => running.stop()));
    await cards.close();
    await post.close();
  });
  for (const [n, port] of shopPorts.entries()) {
    const place = join(directory, `shop${n + 1}`);
    const log = openSync(join(directory, `shop${n + 1}.log`), 'a');
    const start = () => startShop(place, { ...environment, PORT: String(port) }, log);
    const shop: ShopProcess = {
      running: await start(),
      url: `http://${host}:${port}`,
      async start() {
        shop.running = await start();
      },
    };
    shops.push(shop);
  }
  const db = connect(cluster.urls.direct, { size: 4 });
  closing.push(() => db.$client.end());
  const stripe = stripeClient(secretKey, cards.apiBase);
  const browser = () => new Client(url);
  const isReady = async (at: string) => (await fetch(`${at}/readyz`)).status === 200;
  return {
    cluster,
    cards,
    url,
    shops,
    objects,
    shop: { db },
    browser,
    async putPicture(name, bytes) {
      const { S3_ENDPOINT: endpoint, S3_BUCKET, S3_ACCESS_KEY_ID: accessKeyId } = bucket;
      await s3Images({
        endpoint,
        bucket: S3_BUCKET,
        accessKeyId,
        secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
      }).write(name, bytes);
    },
    async expire(sessionId) {
      await stripe.checkout.sessions.expire(sessionId).catch(() => {});
    },
    async staff() {
      const member = browser();
      const { status, message } = await member.post('/login-admin', staffSecrets);
      if (status !== 200) throw new Error(`staff sign-in: ${status} ${message}`);
      return member;
    },
    async untilWhole() {
      await cluster.untilWhole();
      for (const { url: own } of shops) await eventually('a shop is ready', () => isReady(own));
      await eventually('nginx answers', () => isReady(url));
    },
  };
}

/** A real S3 server of the npm registry, with its pictures on disk. */
async function startObjectStore(programs: Programs, directory: string): Promise<ObjectStore> {
  const [port = 0] = await freePorts(1);
  const place = folder(directory, 'objects');
  const s3rver = join(
    dirname(createRequire(import.meta.url).resolve('s3rver/package.json')),
    'bin/s3rver.js',
  );
  const args = [
    '-d',
    join(place, 'buckets'),
    '-a',
    host,
    '-p',
    String(port),
    '--configure-bucket',
    'pictures',
  ];
  const start = () => programs.start('s3rver', process.execPath, [s3rver, ...args], place, {});
  let running = start();
  const endpoint = `http://${host}:${port}`;
  await eventually('the object store answers', async () => (await fetch(endpoint)).status > 0);
  return {
    endpoint,
    start() {
      running = start();
    },
    kill: () => running.kill(),
  };
}
