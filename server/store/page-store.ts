import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Seen, Shown } from './shown.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer kept whole: its headers, and its body as each encoding that was asked for. */
export interface Page {
  status: number;
  /** Those of every encoding; `ETag` among them. */
  headers: Record<string, string>;
  bodies: Map<Encoding, Buffer>;
  /** How often pages of the same kind were answered straight from memory. */
  served: Served;
}

/** Counts of answers from memory: plain numbers, since each stands in the way of the fastest answers. */
export interface Served {
  whole: number;
  /** 304: the browser had it already. */
  unchanged: number;
}

/** What a render answers. */
export interface Rendered {
  /** What kind of page it is, for the counts: the pattern of its address. */
  route: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface Kept extends Page {
  shown: Map<string, number>;
  bytes: number;
}

const textBytesWorthCompressing = 512;
/** What a page takes beside its body and its two compressed ones (which are smaller than it together). */
const overhead = 2048;
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Answers that are the same for everybody, rendered once and kept with the tags of what they show, until one of those
 * changes (design.md 'The one idea'). However many ask for a page at once, it is rendered once; whoever asks after a
 * change never gets what was begun before it. The least lately used go when memory is full.
 */
export class PageStore {
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<Page>>();
  /** When each tag was last purged, by the count of purges. */
  readonly #purged = new Map<string, number>();
  readonly #bytesAtMost: number;
  /** By kind of page. */
  readonly served = new Map<string, Served>();
  hits = 0;
  misses = 0;
  #purges = 0;
  #everythingPurged = 0;
  #bytes = 0;

  constructor(bytesAtMost = 96 * 1024 * 1024) {
    this.#bytesAtMost = bytesAtMost;
  }

  /** A page that is kept, without waiting. */
  peek(key: string): Page | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.hits++;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  /** The page of a key: kept, being rendered already, or rendered now. Only a 200 that shows no surprise is kept. */
  async get(key: string, render: (shown: Shown) => Promise<Rendered>): Promise<Page> {
    const kept = this.peek(key) ?? this.#underWay.get(key);
    if (kept) return kept;
    const making = this.#make(key, render).finally(() => {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    });
    this.#underWay.set(key, making);
    return making;
  }

  async #make(key: string, render: (shown: Shown) => Promise<Rendered>): Promise<Page> {
    this.misses++;
    const began = this.#purges;
    const shown = new Shown();
    const { route, status, headers, body } = await render(shown);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const page = {
      status,
      headers: { ...headers, ETag: etag },
      bodies: new Map([['identity' as const, body]]),
      served: this.#servedOf(route),
    };
    const stale =
      this.#everythingPurged > began || shown.tags.some((tag) => (this.#purged.get(tag) ?? 0) > began);
    if (status === 200 && !stale)
      this.#keep(key, { ...page, shown: shown.versions, bytes: 2 * body.length + overhead });
    return page;
  }

  #servedOf(route: string): Served {
    const known = this.served.get(route) ?? { whole: 0, unchanged: 0 };
    this.served.set(route, known);
    return known;
  }

  #keep(key: string, page: Kept): void {
    this.#drop(key);
    this.#kept.set(key, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#bytesAtMost) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const page = this.#kept.get(key);
    if (!page) return;
    this.#kept.delete(key);
    this.#bytes -= page.bytes;
  }

  /** The body in an encoding, compressed when it is first asked for and kept with the page. */
  async body(page: Page, accepted: string): Promise<{ bytes: Buffer; encoding: Encoding }> {
    const plain = page.bodies.get('identity') ?? Buffer.alloc(0);
    const wanted = plain.length < textBytesWorthCompressing ? 'identity' : bestOf(accepted);
    const ready = page.bodies.get(wanted);
    if (ready) return { bytes: ready, encoding: wanted };
    const bytes = wanted === 'br' ? await brotli(plain, brotliOptions(plain.length)) : await gzipped(plain);
    page.bodies.set(wanted, bytes);
    return { bytes, encoding: wanted };
  }

  /** Forgets every page that shows one of these; whoever asks from now on gets a new one. */
  purge(tags: Iterable<string>): void {
    const gone = new Set(tags);
    this.#purges += 1;
    this.#underWay.clear();
    for (const tag of gone) this.#purged.set(tag, this.#purges);
    for (const [key, page] of this.#kept) {
      if ([...page.shown.keys()].some((tag) => gone.has(tag))) this.#drop(key);
    }
  }

  /** Forgets everything: after notices may have been missed. */
  purgeAll(): void {
    this.#purges += 1;
    this.#everythingPurged = this.#purges;
    this.#purged.clear();
    this.#underWay.clear();
    this.#kept.clear();
    this.#bytes = 0;
  }

  /** The oldest version of each thing that any kept page shows. */
  versions(): Seen[] {
    const oldest = new Map<string, number>();
    for (const { shown } of this.#kept.values()) {
      for (const [tag, version] of shown) oldest.set(tag, Math.min(version, oldest.get(tag) ?? version));
    }
    return [...oldest].map(([tag, version]) => ({ tag, version }));
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#bytes };
  }
}

const brotliOptions = (bytes: number) => ({
  // Told of the size, it takes no more room than it needs.
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

function bestOf(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
