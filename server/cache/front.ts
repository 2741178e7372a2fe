import { everyPage, tagHeaders } from './front-tags.ts';

/** What a cache in front of the shop may keep: pages whose content is the catalogue's or the shop's own words. All others are filled by each browser. */
const routes = new Set(
  [
    '/',
    '/shop/:for',
    '/product/:id/:slug?',
    '/compare',
    '/energy',
    '/bb-guide',
    '/starter-kit',
    '/contact',
    '/privacy',
    '/terms',
    '/delivery-and-returns',
  ].flatMap((route) => [route, `${route}.data`]),
);

/** Whether anybody may be given what this kind of page says to somebody else, by whatever stands between. */
export const isShared = (route: string): boolean => routes.has(route) || route.startsWith('/*');

/**
 * For so long after a look into the database a process may let others keep what it keeps, ms. What changed since that look, and was not
 * heard of, is in all caches in front until the second purge (purges.ts), which comes later than this.
 */
const certainMs = 4_000;

/** What is kept here, as far as it matters in front. */
interface Kept {
  headers: Record<string, string>;
  forFront: boolean;
}

interface FrontOptions {
  /** For how long a page may be kept in front, seconds; 0: not at all. */
  maxAge: number;
  /** Whether tags are told once more under the name that Fastly reads. */
  surrogateKey?: boolean;
  /** Whether this process is about to end: another release may be up already. */
  isLeaving?: () => boolean;
}

/**
 * What a cache in front is told to keep, in headers that it alone reads (RFC 9213, and Surrogate-Control of Edge Architecture 1.0).
 * Browsers, and proxies that nobody can purge, go on asking each time.
 */
export class Front {
  readonly #options: FrontOptions;
  readonly #told: Record<string, string>;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(options: FrontOptions) {
    this.#options = options;
    const told = `max-age=${options.maxAge}`;
    this.#told = { 'CDN-Cache-Control': told, 'Surrogate-Control': told };
  }

  /** Whatever is kept here was true at this moment, by performance.now(). */
  certainAt(moment: number): void {
    this.#lookedAt = Math.max(this.#lookedAt, moment);
  }

  /** What tells a cache in front which changes drop a page; nothing where there is none. */
  tagsOf(names: string[]): Record<string, string> {
    return this.#options.maxAge > 0 ? tagHeaders(everyPage, names) : {};
  }

  /** Whether a cache in front may keep a page that is given from here now. */
  mayKeep({ forFront }: Kept): boolean {
    const { maxAge, isLeaving } = this.#options;
    return maxAge > 0 && forFront && performance.now() - this.#lookedAt < certainMs && !isLeaving?.();
  }

  /** What then stands in its answer beside its own headers. */
  headersOf({ headers: { xkey = '' } }: Kept): Record<string, string> {
    return this.#options.surrogateKey ? { ...this.#told, 'Surrogate-Key': xkey } : this.#told;
  }
}
