import { resolve } from 'node:path';
import { z } from 'zod';
import { editDistance } from '#shop/catalogue/search/edit-distance.ts';
import { isLoopbackHost } from './http/loopback.ts';
import type { Https } from './http/security-headers.ts';

const portRange = 'must be a whole number from 0 to 65533';
const port = z.coerce.number({ error: portRange }).int(portRange).min(0, portRange).max(65_533, portRange);
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });
const proxyRange = 'must be a whole number from 0 to 10: how many proxies are in front';
const proxies = z.coerce.number({ error: proxyRange }).int(proxyRange).min(0, proxyRange).max(10, proxyRange);
const isBare = ({ pathname, search, hash }: URL): boolean => pathname === '/' && !search && !hash;
const aboveZero = 'must be a number above 0';
/** Whether an address is one that others than this machine come to. */
const isPublic = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && !isLoopbackHost(new URL(address).hostname);
const processRange = 'must be a whole number from 1 to 64: how many processes share the port';
const connectionRange = 'must be a whole number from 5 to 10000: how many connections this machine may have';
const arrivalRange = 'must be a whole number from 0 to 20: business days';
const frontRange = 'must be a whole number of seconds from 0 to 31536000';
const reviewRange = 'must be a whole number of days from 0 to 28';
const onOff = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

const ratio = 'must be a number from 0 to 1: the share of traces that is kept';
const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

/** Every variable of decisions.md section 8, and few more; README says what each does. */
const variables = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('./data'),
    PUBLIC_URL: url('http:', 'https:')
      .refine((value) => !URL.canParse(value) || isBare(new URL(value)), {
        error: 'must be the address of the shop alone, such as https://shop.example: it has no path',
      })
      .optional(),
    WEB_CONCURRENCY: z.coerce
      .number({ error: processRange })
      .int(processRange)
      .min(1, processRange)
      .max(64, processRange)
      .default(1),
    DATABASE_URL: url('postgres:', 'postgresql:').optional(),
    DATABASE_DIRECT_URL: url('postgres:', 'postgresql:').optional(),
    DATABASE_READ_URL: z
      .string()
      .transform((value) => value.split(',').map((one) => one.trim()))
      .pipe(z.array(url('postgres:', 'postgresql:')))
      .default([]),
    DATABASE_CONNECTIONS: z.coerce
      .number({ error: connectionRange })
      .int(connectionRange)
      .min(5, connectionRange)
      .max(10_000, connectionRange)
      .optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(?!pk_|whsec_)/, 'must be the secret key: it begins with sk_ or rk_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^(?!sk_|rk_|pk_)/, 'must be the signing secret of the webhook: it begins with whsec_')
      .optional(),
    STRIPE_API_BASE: url('http:', 'https:').optional(),
    SMTP_URL: url('smtp:', 'smtps:').optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^<>\s@]+@[^<>\s@]+$|<[^<>\s@]+@[^<>\s@]+>$/,
        'must be an e-mail address, or a name and <an address>',
      )
      .optional(),
    MAIL_WEBHOOK_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
    STAFF_ID: z.string().min(5, 'must have at least 5 characters').optional(),
    STAFF_PASSWORD: z.string().min(7, 'must have at least 7 characters').optional(),
    STAFF_PIN: z.string().min(5, 'must have at least 5 characters').optional(),
    S3_ENDPOINT: url('http:', 'https:').optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    CDN: z
      .enum(['varnish', 'fastly', 'cloudflare'], { error: 'must be varnish, fastly or cloudflare' })
      .optional(),
    CDN_MAX_AGE: z.coerce
      .number({ error: frontRange })
      .int(frontRange)
      .min(0, frontRange)
      .max(31_536_000, frontRange)
      .default(0),
    CDN_PURGE_URL: z
      .string()
      .transform((value) => value.split(',').map((one) => one.trim()))
      .pipe(z.array(url('http:', 'https:')))
      .optional(),
    CDN_PURGE_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, and no space')
      .optional(),
    SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).optional(),
    NEWSLETTER_CODE: z
      .string()
      .regex(/^\S{3,40}$/, 'must be 3 to 40 characters without spaces')
      .default('WELCOME10'),
    ARRIVAL_AFTER_DAYS: z.coerce
      .number({ error: arrivalRange })
      .int(arrivalRange)
      .min(0, arrivalRange)
      .max(20, arrivalRange)
      .default(5),
    REVIEW_AFTER_DAYS: z.coerce
      .number({ error: reviewRange })
      .int(reviewRange)
      .min(0, reviewRange)
      .max(28, reviewRange)
      .default(7),
    SHOP_NAME: z.string().min(1).max(60).default('Hopup Supply'),
    SELLER_NAME: z.string().max(100).optional(),
    SELLER_ADDRESS: z.string().max(300).optional(),
    RETURNS_ADDRESS: z.string().max(300).optional(),
    SELLER_EMAIL: z.email('must be an e-mail address').optional(),
    SELLER_PHONE: z.string().max(40).optional(),
    COMPANY_NUMBER: z.string().max(20).optional(),
    VAT_NUMBER: z.string().max(40).optional(),
    RATE_LIMIT_FACTOR: z.coerce.number({ error: aboveZero }).positive(aboveZero).default(1),
    ALLOW_SANDBOX: onOff.default(false),
    HSTS_INCLUDE_SUBDOMAINS: onOff.default(false),
    SERVICE_WORKER: onOff.default(true),
    TRUST_PROXY: proxies.default(0),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    OTEL_SDK_DISABLED: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default('false')
      .transform((value) => value === 'true'),
    OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http:', 'https:').optional(),
    OTEL_TRACES_SAMPLER: z
      .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
      .default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: ratio }).min(0, ratio).max(1, ratio).default(1),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .default('info'),
    NODE_ENV: z.string().optional(),
  })
  .superRefine((value, context) => {
    const together = (...names: (keyof typeof value)[]) => {
      const given = names.filter((name) => value[name] !== undefined);
      if (given.length === 0 || given.length === names.length) return;
      const missing = names.filter((name) => value[name] === undefined);
      context.addIssue({
        code: 'custom',
        path: [missing[0] ?? ''],
        message: `is needed beside ${given.join(' and ')}`,
      });
    };
    for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const)
      if (value[name]?.length && !value.DATABASE_URL)
        context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: `is needed beside ${name}` });
    together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
    together('STAFF_ID', 'STAFF_PASSWORD', 'STAFF_PIN');
    together('S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
    together('CDN', 'CDN_PURGE_URL', 'CDN_PURGE_TOKEN');
    if (value.CDN && value.CDN !== 'varnish')
      for (const address of value.CDN_PURGE_URL ?? [])
        if (isPublic(address) && !address.startsWith('https:'))
          context.addIssue({
            code: 'custom',
            path: ['CDN_PURGE_URL'],
            message: 'must begin with https://: CDN_PURGE_TOKEN goes there',
          });
    if (value.STRIPE_API_BASE && !value.STRIPE_SECRET_KEY) {
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_SECRET_KEY'],
        message: 'is needed beside STRIPE_API_BASE',
      });
    }
    const missing = (name: keyof typeof value, message: string) =>
      value[name] === undefined && context.addIssue({ code: 'custom', path: [name], message });
    if (value.NODE_ENV === 'production' && !value.ALLOW_SANDBOX) {
      missing(
        'STRIPE_SECRET_KEY',
        'is missing: the card sandbox does not start in production unless ALLOW_SANDBOX=1',
      );
      missing('SMTP_URL', 'is missing: mail is not caught in production unless ALLOW_SANDBOX=1');
    }
    if (isPublic(value.PUBLIC_URL) && !value.ALLOW_SANDBOX) {
      missing(
        'STRIPE_SECRET_KEY',
        'is missing: with a PUBLIC_URL that strangers reach, the card sandbox does not start unless ALLOW_SANDBOX=1',
      );
      missing(
        'SMTP_URL',
        'is missing: with a PUBLIC_URL that strangers reach, mail is not caught unless ALLOW_SANDBOX=1',
      );
    }
  });

export type Config = ReturnType<typeof readConfig>;

/** A variable that can't be used. The message is one clear line. */
export class BadConfig extends Error {}

/** All variables are read here, once. Empty means unset. Throws BadConfig. */
export function readConfig(environment: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = variables.safeParse(set);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadConfig(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const value = read.data;
  const below = value.HSTS_INCLUDE_SUBDOMAINS ? 'its host and those below' : 'its host';
  const https: Https = value.PUBLIC_URL?.startsWith('https:') ? below : false;
  const isLive =
    value.NODE_ENV === 'production' ||
    (isPublic(value.PUBLIC_URL) && !value.ALLOW_SANDBOX) ||
    /^[sr]k_live_/.test(value.STRIPE_SECRET_KEY ?? '');
  // Goods that don't exist are never offered for real money.
  const SEED = value.SEED ?? (isLive ? 'none' : 'demo');
  return {
    ...value,
    SEED,
    https,
    /** Whether it is a shop with real customers, as far as its settings tell. */
    isLive,
    /** Whether PUBLIC_URL leads others than this machine here. */
    openToStrangers: isPublic(value.PUBLIC_URL),
    DATA_DIR: resolve(value.DATA_DIR),
    PUBLIC_URL: value.PUBLIC_URL?.replace(/\/+$/, ''),
  };
}

/** Whether several processes are wanted; a value that is no number is refused by `readConfig`. */
export const isFleet = (environment: Record<string, string | undefined>): boolean =>
  Number(environment.WEB_CONCURRENCY) > 1;

/** Of names that are set and that nothing reads, those that look like one of the shop's: it would open another shop than was meant. */
export function misspeltVariables(environment: Record<string, string | undefined>): string[] {
  const known = Object.keys(variables.shape).filter((name) => name.length >= 6);
  const letters = (name: string) => name.toUpperCase().replaceAll('_', '');
  return Object.keys(environment).flatMap((name) => {
    if (Object.hasOwn(variables.shape, name)) return [];
    const meant = known.find((one) => editDistance(letters(one), letters(name), 1) <= 1);
    return meant ? [`${name} is set, and nothing reads it: is ${meant} meant?`] : [];
  });
}

/** What the shop can run with, and an operator should know. */
export function configWarnings(
  config: Pick<
    Config,
    'https' | 'TRUST_PROXY' | 'PUBLIC_URL' | 'NODE_ENV' | 'openToStrangers' | 'CDN' | 'CDN_MAX_AGE'
  >,
): string[] {
  const { https, TRUST_PROXY, PUBLIC_URL, NODE_ENV, openToStrangers, CDN, CDN_MAX_AGE } = config;
  const warnings: [holds: boolean, warning: string][] = [
    [
      https !== false && TRUST_PROXY === 0,
      'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is 0: all visitors count as one address and share its limits',
    ],
    [
      CDN_MAX_AGE > 0 && CDN === undefined,
      `CDN_MAX_AGE is ${CDN_MAX_AGE} and CDN is not set: a cache in front shows a change up to ${CDN_MAX_AGE} s late, since nobody tells it`,
    ],
    [
      CDN !== undefined && CDN_MAX_AGE === 0,
      'CDN is set and CDN_MAX_AGE is 0: the cache in front keeps no page',
    ],
    [
      NODE_ENV === 'production' && !PUBLIC_URL,
      'PUBLIC_URL is not set: links in e-mails, the way back from the card page and search engines lead to this machine',
    ],
    [
      openToStrangers && https === false,
      'PUBLIC_URL is http: what visitors send, sessions among it, can be read on its way',
    ],
  ];
  return warnings.flatMap(([holds, warning]) => (holds ? [warning] : []));
}
