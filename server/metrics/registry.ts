import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type BackupTimes, readBackupTimes } from '#database/backup/files.ts';
import type { DatabasePool } from '#database/connect.ts';
import type { Replicas } from '#database/replicas.ts';
import { cachedCalls } from '../cache/cached-calls.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { Purges } from '../cache/purges.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Figures } from './figures.ts';
import type { RequestCounts } from './measure-requests.ts';
import { readShopMetrics, type ShopMetrics } from './shop-metrics.ts';

interface ProcessParts {
  cache: PageCache;
  replicas: Replicas;
  purges?: Purges | undefined;
  renderer?: Pick<Renderer, 'counts'> | undefined;
  figures: Figures;
}

/** What this process knows of itself. */
export function openProcessRegistry(
  db: DatabasePool,
  { cache, replicas, purges, renderer, figures: { registry } }: ProcessParts,
  requests: RequestCounts,
): Registry {
  collectDefaultMetrics({ register: registry });
  // Gauges that call themselves counters; what is active is in `nodejs_active_resources` and its like, by kind.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  countRequests(registry, cache, requests);
  measure(registry, ofProcess(db, cache));
  measure(registry, ofPurges(purges));
  countReads(registry, replicas);
  countRenders(registry, renderer);
  return registry;
}

/** What somebody who buys can't do without; the alarm HopupCheckoutFails is about these. */
export const purchaseRoutes = [
  '/create-checkout-session',
  '/update-payment-status',
  '/webhooks/stripe',
] as const;

function countRequests(registry: Registry, cache: PageCache, requests: RequestCounts): void {
  new Counter({
    name: 'hopup_http_requests_total',
    help: 'Answers by the pattern of the route; kept="yes" came straight from memory',
    labelNames: ['route', 'method', 'status', 'kept'],
    registers: [registry],
    collect() {
      this.reset();
      // There from the start: what begins with its first failure looks as if that had never happened.
      for (const route of purchaseRoutes) this.inc({ route, method: 'POST', status: '5xx', kept: 'no' }, 0);
      for (const [kind, count] of requests.byKind) {
        const [route, method, status] = kind.split(' ');
        this.inc({ route, method, status, kept: 'no' }, count);
      }
      for (const [route, { whole, unchanged }] of cache.served) {
        const method = cachedCalls.has(route) ? 'POST' : 'GET';
        if (whole > 0) this.inc({ route, method, status: '2xx', kept: 'yes' }, whole);
        if (unchanged > 0) this.inc({ route, method, status: '3xx', kept: 'yes' }, unchanged);
      }
    },
  });
}

function countReads(registry: Registry, replicas: Replicas): void {
  new Counter({
    name: 'hopup_kept_reads_total',
    help: 'Pages and answers that were read to be kept, by what they were read from',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const from of ['primary', 'replica'] as const) this.inc({ from }, replicas.counts[from]);
    },
  });
  new Gauge({
    name: 'hopup_replica_read',
    help: '1 while a replica is read: it answers, and lacks nothing that was heard of',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const { number, read } of replicas.state()) this.set({ replica: number }, read ? 1 : 0);
    },
  });
  new Gauge({
    name: 'hopup_replica_connections',
    help: 'Connections to a replica that are busy or idle; waiting: statements that wait for one',
    labelNames: ['replica', 'state'],
    registers: [registry],
    collect() {
      for (const { number: replica, connections } of replicas.state())
        for (const [state, many] of Object.entries(connections)) this.set({ replica, state }, many);
    },
  });
}

function countRenders(registry: Registry, renderer?: Pick<Renderer, 'counts'>): void {
  new Counter({
    name: 'hopup_pages_rendered_total',
    help: 'Pages that were rendered, by where: the thread that answers requests, or the one beside it that a busy shop has',
    labelNames: ['where'],
    registers: [registry],
    collect() {
      this.reset();
      for (const where of ['here', 'thread'] as const) this.inc({ where }, renderer?.counts[where] ?? 0);
    },
  });
}

type Figure = [name: string, help: string, read: () => number];

/** Nothing of each where no cache in front is told of changes. */
const ofPurges = (purges: Purges | undefined): Figure[] => [
  ['hopup_purges_total', 'Purges that the cache in front took', () => purges?.sent ?? 0],
  [
    'hopup_purges_failed_total',
    'Purges that it did not take; each is tried again',
    () => purges?.failed ?? 0,
  ],
  ['hopup_purges_waiting', 'Cache tags that wait to be purged in front', () => purges?.waiting.tags ?? 0],
  [
    'hopup_purges_waiting_oldest_seconds',
    'Since when the oldest of them waits',
    () => purges?.waiting.oldestSeconds ?? 0,
  ],
];

function ofProcess(db: DatabasePool, cache: PageCache): Figure[] {
  const pool = db.$client;
  return [
    ['hopup_pages_kept', 'Pages and answers kept in memory', () => cache.size.pages],
    ['hopup_pages_kept_bytes', 'What they take, counted generously', () => cache.size.bytes],
    [
      'hopup_database_connections_busy',
      'Connections of the pool in use',
      () => pool.totalCount - pool.idleCount,
    ],
    ['hopup_database_connections_idle', 'Connections of the pool that wait for work', () => pool.idleCount],
    ['hopup_database_waiting', 'Queries that wait for a connection', () => pool.waitingCount],
    ['hopup_pages_hits_total', 'Looks into memory that found a page', () => cache.hits],
    ['hopup_pages_misses_total', 'Pages that had to be rendered', () => cache.misses],
    [
      'hopup_pages_old_copies_total',
      'Copies from before a change, given while the new one was made',
      () => cache.oldCopies,
    ],
    ['hopup_pages_invalidations_total', 'Changes that made pages old', () => cache.invalidations],
    ['hopup_pages_dropped_total', 'Pages dropped because what they show changed', () => cache.dropped],
  ];
}

function measure(registry: Registry, figures: Figure[]): void {
  for (const [name, help, read] of figures) {
    new (kindOf(name))({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}

/** As Prometheus has it: what only rises is a counter, and its name ends in `_total`. */
const kindOf = (name: string) => (name.endsWith('_total') ? Counter : Gauge);

/** What one machine is told, and finds on its disk. */
export interface MachineFacts {
  /** WEB_CONCURRENCY. */
  processes: number;
  /** Where backups go unless told. */
  backupFolder: string;
  /** Whether the database lies on this machine alone, so that there must be a backup. */
  ownDatabase: boolean;
}

/** What all processes of a machine would say alike, whichever is asked. */
export function openMachineRegistry({ processes, backupFolder, ownDatabase }: MachineFacts): Registry {
  const registry = new Registry();
  new Gauge({
    name: 'hopup_processes_wanted',
    help: 'Processes that this machine should have (WEB_CONCURRENCY); those it has are the series of process_start_time_seconds',
    registers: [registry],
  }).set(processes);
  const moments: [time: keyof BackupTimes, help: string, never: boolean][] = [
    [
      'made',
      'When the newest backup was made; 0 for never, left out where an external database may be saved otherwise',
      ownDatabase,
    ],
    ['copied', 'When the backups were last brought to another place; left out where nothing says so', false],
  ];
  for (const [time, help, never] of moments)
    new Gauge({
      name: `hopup_backup_${time}_timestamp_seconds`,
      help,
      registers: [registry],
      async collect() {
        this.remove();
        const at = (await readBackupTimes(backupFolder))[time];
        if (at || never) this.set(Math.floor((at?.getTime() ?? 0) / 1000));
      },
    });
  return registry;
}

/** What all processes share, asked from the database when somebody looks: take the maximum over machines, not the sum. */
export function openShopRegistry(db: DatabasePool): Registry {
  const registry = new Registry();
  const read = readShopMetrics(db);
  new Gauge({
    name: 'hopup_database_up',
    help: '1 while the database answers; while it does not, what is asked from it is left out',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  const gauges: { [Name in keyof ShopMetrics]: string } = {
    hopup_orders_placed_total: 'Orders ever placed, paid or not',
    hopup_orders_by_payment: 'Orders by what became of their payment',
    hopup_payments_unsettled: 'Payments whose end is not known yet',
    hopup_payments_unsettled_oldest_seconds: 'Since when the oldest of them waits',
    hopup_refunds_waiting: 'Refunds owed and not yet given',
    hopup_refunds_waiting_oldest_seconds: 'Since when the oldest of them waits',
    hopup_refunds_refused: 'Refunds that the card provider refused: staff must look',
    hopup_jobs_waiting: 'Jobs that could run now, by queue',
    hopup_jobs_waiting_oldest_seconds: 'Since when the oldest of them waits',
    hopup_jobs_retrying: 'Jobs that failed at least once and come again, by queue',
    hopup_jobs_last_done_seconds:
      'Since when the last job of a queue is done; none before the first, or once it is forgotten',
    hopup_jobs_failed: 'Jobs that were given up, by queue',
    hopup_mails_refused: 'E-mails of the last hour that a mail server refused for good',
    hopup_codes_wrong_minute:
      'Wrong one-time codes in this minute; from 60 on each network and mailbox has three tries a day',
    hopup_stock_held_units: 'Units promised to checkouts that are not paid yet',
    hopup_stock_held_share: 'The same, as a share of all units (0 to 1)',
    hopup_stock_held_products:
      'Products on sale of which every unit is promised to checkouts that are not paid yet',
    hopup_stock_held_products_share: 'The same, as a share of all products on sale (0 to 1)',
    hopup_stock_held_oldest_seconds: 'Since when the oldest of them are held',
  };
  for (const [name, help] of Object.entries(gauges) as [keyof ShopMetrics, string][]) {
    const labelNames = name.startsWith('hopup_jobs')
      ? ['queue']
      : name.endsWith('_by_payment')
        ? ['status']
        : [];
    new (kindOf(name))({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        // A metric that is not known is left out: as 0 it would look as if all had begun anew.
        if (labelNames.length === 0) this.remove();
        for (const { label, value } of (await read())?.[name] ?? []) {
          this.inc(labelNames[0] ? { [labelNames[0]]: label } : {}, value);
        }
      },
    });
  }
  return registry;
}
