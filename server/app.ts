import { Hono, type Handler as HonoHandler } from 'hono';
import { Registry } from 'prom-client';
import type { Path } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { DatabasePool } from '#database/connect.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import type { Purges } from './cache/purges.ts';
import type { Handler, Handlers } from './http/call-context.ts';
import { isCrossOrigin } from './http/csrf.ts';
import { errorResponse } from './http/errors.ts';
import { openapi } from './http/openapi.ts';
import { type AppServices, register } from './http/register.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import type { Figures } from './metrics/figures.ts';
import { measureRequests, type RequestCounts } from './metrics/measure-requests.ts';
import {
  type MachineFacts,
  openMachineRegistry,
  openProcessRegistry,
  openShopRegistry,
} from './metrics/registry.ts';
import type { Renderer } from './render/renderer.ts';
import { accounts } from './routes/accounts.ts';
import { arrivals } from './routes/arrivals.ts';
import { catalogue } from './routes/catalogue.ts';
import { contact } from './routes/contact.ts';
import { dashboard } from './routes/dashboard.ts';
import { deadlines } from './routes/deadlines.ts';
import { defences } from './routes/defences.ts';
import { feeds } from './routes/feeds.ts';
import { fulfilment } from './routes/fulfilment.ts';
import { goesWith } from './routes/goes-with.ts';
import { health } from './routes/health.ts';
import { images } from './routes/images.ts';
import { incomingMail } from './routes/incoming-mail.ts';
import { messages } from './routes/messages.ts';
import { newsletter } from './routes/newsletter.ts';
import { confirmByLink, unsubscribeByMail } from './routes/newsletter-links.ts';
import { orderEdits } from './routes/order-edits.ts';
import { type OrderEvents, orderEvents } from './routes/order-events.ts';
import { orderNotices } from './routes/order-notices.ts';
import { orderViews } from './routes/order-views.ts';
import { orders } from './routes/orders.ts';
import { packing } from './routes/packing.ts';
import { recall } from './routes/recall.ts';
import { refunds } from './routes/refunds.ts';
import { reports } from './routes/reports.ts';
import { returns } from './routes/returns.ts';
import { endReviewLettersByLink } from './routes/review-letters.ts';
import { searchWords } from './routes/search-words.ts';
import { type ServiceWorkerOptions, serviceWorker } from './routes/service-worker.ts';
import { shareCards } from './routes/share-cards.ts';
import { sitemap } from './routes/sitemap.ts';
import { staff } from './routes/staff.ts';
import { stockLog } from './routes/stock-log.ts';
import { confirmStockRequestByLink, endStockRequestsByMail } from './routes/stock-request-links.ts';
import { stockRequests } from './routes/stock-requests.ts';
import { webhook } from './routes/webhook.ts';
import { wellKnown } from './routes/well-known.ts';

export interface AppOptions extends AppServices {
  shop: Shop & { db: DatabasePool };
  /** Where the shop is reached, without a slash at its end. */
  publicUrl: string;
  /** Whether the process should get new requests. */
  ready: () => boolean;
  /** What its figures say of the machine. */
  machine: MachineFacts;
  /** What this process counts as it happens. */
  figures: Figures;
  /** Tells staff of new orders as they come. */
  orderEvents: OrderEvents;
  /** Renders the pages. */
  renderer?: Pick<Renderer, 'counts'>;
  /** Serves pages and their files: everything that is not a call. */
  pages: Hono;
  /** What has the cart open without a connection; without it a browser's worker takes itself away. */
  serviceWorker?: ServiceWorkerOptions;
  /** What a program elsewhere must show to read /metrics. */
  metricsToken?: string;
  /** What must be shown with an e-mail that came; without one none is taken. */
  mailWebhookSecret?: string;
  /** The figures of all processes on this machine, where it has several (fleet/measure.ts); asked once, for a reader of them. */
  ofAllProcesses?: (own: Registry) => () => Promise<Registry>;
  /** What is told to a cache in front. */
  purges?: Purges | undefined;
  /** Whether a cache in front takes a picture for one and the same, whatever a browser says it can show. */
  picturesInOneFormat?: boolean;
  /** What was mailed, where nothing real is configured. */
  caughtMail?: Hono;
}

const handlers: Handlers<Path> = {
  ...accounts,
  ...catalogue,
  ...contact,
  ...dashboard,
  ...defences,
  ...searchWords,
  ...fulfilment,
  ...messages,
  ...deadlines,
  ...packing,
  ...orders,
  ...orderEdits,
  ...arrivals,
  ...orderNotices,
  ...orderViews,
  ...newsletter,
  ...refunds,
  ...recall,
  ...reports,
  ...returns,
  ...goesWith,
  ...stockLog,
  ...stockRequests,
  ...staff,
};

const pathsOf = (by: 'GET' | 'POST') =>
  new Set<string>(calls.filter(({ method }) => method === by).map(({ path }) => path));
const [read, posted] = [pathsOf('GET'), pathsOf('POST')];
/** Addresses beside the calls that take a POST: the provider's events, mail, and links in letters. */
const postedToo =
  /^\/(webhooks\/(stripe|mail)|(unsubscribe|confirm-newsletter|confirm-stock-request|end-stock-requests|end-review-letters)\/[\w-]{1,64})$/;

/** What an address takes (RFC 9110 sections 9.3.7 and 10.2.1). Nothing about other origins: they get no leave here. */
const methods: HonoHandler = (c) => {
  const { path, method } = c.req;
  const Allow = `GET, HEAD, ${posted.has(path) || postedToo.test(path) ? 'POST, ' : ''}OPTIONS`;
  if (method === 'OPTIONS') return c.body(null, 204, { Allow });
  return c.json({ status: 405, message: answers.notAllowed }, 405, { Allow });
};

/** No address takes any other method; only where there is no call at all is POST 404. */
const otherMethods: HonoHandler = (c, next) => {
  const { path, method } = c.req;
  if (method === 'GET' || method === 'HEAD') return next();
  if (method !== 'POST' || read.has(path)) return methods(c, next);
  return c.json({ status: 404, message: answers.notFound }, 404);
};

/** The whole shop over HTTP. */
export function createApp(options: AppOptions): Hono {
  const { shop, publicUrl } = options;
  const app = new Hono();
  const requests: RequestCounts = { byKind: new Map() };
  const own = openProcessRegistry(shop.db, options, requests);
  const ofShop = openShopRegistry(shop.db);
  const ofProcesses = options.ofAllProcesses?.(own) ?? (async () => own);
  const ofMachine = openMachineRegistry(options.machine);
  const readMetrics = async () => Registry.merge([await ofProcesses(), ofMachine, ofShop]).metrics();
  app.onError((error, c) => errorResponse(shop, error, c));
  app.use(measureRequests(own, requests, shop.log, options.trustedProxies));
  app.use(setSecurityHeaders(options.https));
  app.route('/', health({ ...options, readMetrics }));
  app.post('/webhooks/stripe', webhook(shop, options.figures));
  app.post('/webhooks/mail', incomingMail(shop, options.mailWebhookSecret));
  app.post('/unsubscribe/:token{[\\w-]{1,64}}', unsubscribeByMail(shop));
  app.post('/end-stock-requests/:token{[\\w-]{1,64}}', endStockRequestsByMail(shop));
  app.post('/end-review-letters/:token{[\\w-]{1,64}}', endReviewLettersByLink(shop));
  app.route('/images', images(shop, options.picturesInOneFormat));
  app.route('/share', shareCards(shop));
  app.route('/', sitemap(shop));
  app.route('/', feeds(shop));
  app.route('/', wellKnown(shop));
  app.route('/', serviceWorker(options.serviceWorker));
  app.get('/dash-events', orderEvents(options));
  app.get('/openapi.json', (c) =>
    c.body(openapi(shop.settings.shopName, publicUrl), 200, { 'Content-Type': 'application/json' }),
  );
  if (options.caughtMail) app.route('/dev/mail', options.caughtMail);

  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', async (c, next) => {
    if (isCrossOrigin(c, publicUrl)) return c.json({ status: 403, message: answers.otherOrigin }, 403);
    return next();
  });
  app.post('/confirm-newsletter/:token{[\\w-]{1,64}}', confirmByLink(shop));
  app.post('/confirm-stock-request/:token{[\\w-]{1,64}}', confirmStockRequestByLink(shop));
  for (const call of calls) register(app, options, call, handlers[call.path as Path] as Handler<typeof call>);
  app.use(otherMethods);
  app.route('/', options.pages);
  return app;
}
