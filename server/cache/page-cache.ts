import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { SearchMiss } from '#shop/catalogue/search/search-miss.ts';
import { bestEncoding, type Encoding } from './encoding.ts';
import { Front } from './front.ts';
import { type CacheTag, CacheTags } from './tags.ts';

/** An answer cached whole: its headers, and its body in one encoding. */
export interface CachedPage {
  status: number;
  /** Those of every encoding; `ETag` among them. */
  headers: Record<string, string>;
  /** Brotli; plain where it is too small to compress, or was not cached. */
  body: Buffer;
  encoding: 'br' | 'identity';
  /** How often pages of the same kind were answered straight from memory. */
  served: Served;
  /** Where it shows a search that found nothing: whoever is answered with it counts as somebody who asked. */
  miss?: SearchMiss | undefined;
  /** Whether a cache in front of the shop may keep it too. */
  forFront: boolean;
}

/** Counts of answers from memory, of one kind of page: plain numbers, since each stands in the way of the fastest answers. */
export interface Served {
  /** The pattern of their addresses. */
  route: string;
  whole: number;
  /** 304: the browser had it already. */
  unchanged: number;
}

export interface Rendered {
  /** What kind of page it is, for the counts: the pattern of its address. */
  route: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Also cached where the status is 404: it answers for every address that leads nowhere. */
  cacheMissing?: boolean;
  miss?: SearchMiss | undefined;
  /** Whether a cache in front of the shop may keep it, once it is kept here. */
  shared?: boolean;
}

interface Entry extends CachedPage {
  key: string;
  /** What it shows: names that all entries share, and beside them the versions that were read. */
  tags: string[];
  versions: number[];
  bytes: number;
  /** When it was last asked for since it was made, by performance.now(). */
  askedAt: number;
}

/** What shows a tag. Every entry has the tag's one name. */
interface Shown {
  name: string;
  entries: Set<Entry>;
}

const textBytesWorthCompressing = 512;
/** The share of the room that pages asked for once can't take from those asked for again. */
const protectedShare = 0.8;
/** For bodies in other encodings than the cached one: what few ask for, but those often. */
const otherEncodingsBytes = 4 * 1024 * 1024;
/**
 * How long after a change was heard of an old copy may still be given while the new one is made, ms. A change may take 100 ms to be
 * seen, of which the notice needs some: where it was made it is known at once.
 */
const oldCopyMs = { heard: 50, own: 75 };
const maxOldCopies = 1000;
/** Of what nobody asked for yet. */
const never = Number.NEGATIVE_INFINITY;
/** A page that was asked for so short a time ago is asked for all the time; ms. */
const hotMs = 500;
/** How many of those are made anew before somebody asks, after one change. */
const maxRenewed = 20;
const [brotli, unbrotli, gzipped] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

/**
 * Answers that are the same for everybody, rendered once and cached with the tags of what they show, until one of those
 * changes (design.md 'The one idea'). However many ask for a page at once, it is rendered once. What is rendered after a change
 * never shows what was before it; who asks while it is made does not wait for it, but for a moment gets the copy from before,
 * and who made the change is answered when that moment is over (docs/decisions/017). Pages that are asked for all the time are made anew
 * at once.
 *
 * A new page is on probation until it is asked for again, and pages on probation go first when memory is full: addresses
 * that nobody asks for twice push nothing out.
 */
export class PageCache {
  readonly #probation: LRUCache<string, Entry>;
  readonly #protected: LRUCache<string, Entry>;
  /** Bodies in other encodings, by encoding and ETag. */
  readonly #otherEncodings = new LRUCache<string, Buffer>({
    maxSize: otherEncodingsBytes,
    sizeCalculation: (body) => body.length + 1,
  });
  /** Copies that a change dropped a moment ago. */
  readonly #oldCopies = new LRUCache<string, Entry>({
    max: maxOldCopies,
    ttl: oldCopyMs.heard,
    ttlAutopurge: true,
  });
  readonly #byTag = new Map<string, Shown>();
  readonly #underWay = new Map<string, Promise<CachedPage>>();
  /** When each tag was last invalidated, by the count of invalidations; only while something is being rendered. */
  readonly #invalidated = new Map<string, number>();
  readonly #maxBytes: number;
  /** What is told to a cache in front of the shop. */
  readonly front: Front;
  /** By kind of page. */
  readonly served = new Map<string, Served>();
  /** Has a page of this key and route made anew: somebody will ask for it within moments. */
  renew: (key: string, route: string) => void = () => {};
  hits = 0;
  misses = 0;
  /** How often a copy from before a change was given, while the new one was made. */
  oldCopies = 0;
  /** How often tags were invalidated, and how many pages went by it. */
  invalidations = 0;
  dropped = 0;
  #rendering = 0;
  /** When the last of the old copies is given, by performance.now(). */
  #settledAt = 0;
  #everythingInvalidated = 0;

  constructor(maxBytes = 96 * 1024 * 1024, front = new Front({ maxAge: 0 })) {
    this.#maxBytes = maxBytes;
    this.front = front;
    const segment = (maxSize: number) =>
      new LRUCache<string, Entry>({
        maxSize,
        sizeCalculation: (entry) => entry.bytes,
        dispose: (entry) => this.#unindex(entry),
      });
    this.#probation = segment(maxBytes);
    this.#protected = segment(Math.floor(maxBytes * protectedShare));
  }

  /** A cached page, without waiting. */
  peek(key: string): CachedPage | undefined {
    const found = this.#protected.get(key) ?? this.#promote(key) ?? this.#oldCopy(key);
    if (found) {
      this.hits++;
      found.askedAt = performance.now();
    }
    return found;
  }

  /** While the new one is made, or nobody would ever have it made. */
  #oldCopy(key: string): Entry | undefined {
    const old = this.#underWay.has(key) ? this.#oldCopies.get(key) : undefined;
    if (old) this.oldCopies++;
    return old;
  }

  /** Resolves when nobody is given a copy from before the changes until now any more; undefined where there is none. */
  settled(): Promise<void> | undefined {
    const left = this.#settledAt - performance.now();
    if (left < 0) return undefined;
    return pause(Math.ceil(left));
  }

  /** Who is asked for a second time need not fear those that are asked for once. */
  #promote(key: string): Entry | undefined {
    const entry = this.#probation.peek(key);
    if (!entry) return undefined;
    this.#probation.delete(key);
    this.#put(this.#protected, entry);
    return entry;
  }

  /** Whether asking for this key costs a render. */
  has(key: string): boolean {
    return (
      this.#protected.has(key) ||
      this.#probation.has(key) ||
      this.#underWay.has(key) ||
      this.#oldCopies.has(key)
    );
  }

  /** The page of a key: cached, being rendered already, or rendered now. Only a 200 that shows no surprise is cached. */
  async get(key: string, render: (tags: CacheTags) => Promise<Rendered>): Promise<CachedPage> {
    const known = this.peek(key) ?? this.#underWay.get(key);
    if (known) return known;
    const making = this.#make(key, render).finally(() => {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    });
    this.#underWay.set(key, making);
    const old = this.#oldCopies.get(key);
    if (!old) return making;
    this.oldCopies++;
    making.catch(() => {});
    return old;
  }

  async #make(key: string, render: (tags: CacheTags) => Promise<Rendered>): Promise<CachedPage> {
    this.misses++;
    const began = this.invalidations;
    const tags = new CacheTags();
    this.#rendering++;
    try {
      const { route, status, headers, body, cacheMissing, miss, shared = false } = await render(tags);
      // Nobody gets what is older than this any more, cached or not: who saw a change would see it taken back.
      this.#oldCopies.delete(key);
      const page: CachedPage = {
        status,
        headers: { ...headers, ...this.front.tagsOf(tags.names), ETag: etagOf(body) },
        body,
        encoding: 'identity',
        served: this.#servedOf(route),
        miss,
        forFront: false,
      };
      const cacheable = status === 200 || (status === 404 && cacheMissing);
      if (!cacheable) return page;
      const compressed = { ...page, ...(await smallest(body)) };
      const stale =
        this.#everythingInvalidated > began ||
        tags.names.some((tag) => (this.#invalidated.get(tag) ?? 0) > began);
      if (stale) return compressed;
      // Who shows a search that found nothing is counted here.
      const cached = { ...compressed, forFront: shared && status === 200 && !miss };
      this.#store(key, cached, tags.versions);
      return cached;
    } finally {
      this.#rendering--;
      if (this.#rendering === 0) this.#invalidated.clear();
    }
  }

  #servedOf(route: string): Served {
    const known = this.served.get(route) ?? { route, whole: 0, unchanged: 0 };
    this.served.set(route, known);
    return known;
  }

  #store(key: string, page: CachedPage, read: Map<string, number>): void {
    // `slice` leaves the room behind that an array grows into.
    const tags = Array.from(read.keys(), (name) => this.#byTag.get(name)?.name ?? name).slice();
    const versions = Array.from(read.values()).slice();
    const entry = { ...page, key, tags, versions, bytes: bytesOf(key, page, tags), askedAt: never };
    this.#protected.delete(key);
    this.#put(this.#probation, entry);
    while (this.#protected.calculatedSize + this.#probation.calculatedSize > this.#maxBytes)
      this.#probation.pop();
  }

  #put(segment: LRUCache<string, Entry>, entry: Entry): void {
    segment.set(entry.key, entry);
    // One larger than its segment is not taken.
    if (!segment.has(entry.key)) return;
    for (const name of entry.tags) {
      const shown = this.#byTag.get(name);
      if (shown) shown.entries.add(entry);
      else this.#byTag.set(name, { name, entries: new Set([entry]) });
    }
  }

  #unindex(entry: Entry): void {
    for (const name of entry.tags) {
      const entries = this.#byTag.get(name)?.entries;
      entries?.delete(entry);
      if (entries?.size === 0) this.#byTag.delete(name);
    }
  }

  /** The body in the best encoding that is accepted; undefined where it would have to be made first. */
  readyBody(page: CachedPage, accepted: string): { bytes: Buffer; encoding: Encoding } | undefined {
    const encoding = page.encoding === 'identity' ? 'identity' : bestEncoding(accepted);
    if (encoding === page.encoding) return { bytes: page.body, encoding };
    const bytes = this.#otherEncodings.get(`${encoding} ${page.headers.ETag}`);
    return bytes && { bytes, encoding };
  }

  /** The same, made where it is not ready. */
  async body(page: CachedPage, accepted: string): Promise<{ bytes: Buffer; encoding: Encoding }> {
    const ready = this.readyBody(page, accepted);
    if (ready) return ready;
    const encoding = bestEncoding(accepted);
    const plain = await unbrotli(page.body);
    const bytes = exactCopy(encoding === 'gzip' ? await gzipped(plain) : plain);
    this.#otherEncodings.set(`${encoding} ${page.headers.ETag}`, bytes);
    return { bytes, encoding };
  }

  /**
   * Drops every page that shows one of these; the first who asks from now on has a new one made.
   *
   * @param change whether it was made by this process, or heard of from another
   */
  invalidate(tags: Iterable<string>, change: keyof typeof oldCopyMs = 'heard'): void {
    this.invalidations++;
    this.#underWay.clear();
    const dropped: Entry[] = [];
    for (const tag of tags) {
      if (this.#rendering > 0) this.#invalidated.set(tag, this.invalidations);
      for (const entry of this.#byTag.get(tag)?.entries ?? []) {
        this.#drop(entry, oldCopyMs[change]);
        dropped.push(entry);
      }
    }
    const since = performance.now() - hotMs;
    const hot = dropped.filter(({ status, askedAt }) => status === 200 && askedAt > since);
    for (const { key, served } of hot.slice(0, maxRenewed)) this.renew(key, served.route);
  }

  #drop(entry: Entry, ttl: number): void {
    const { key } = entry;
    this.dropped++;
    this.#oldCopies.set(key, { ...entry, forFront: false }, { ttl });
    // The copies' own clock and timers each count in whole milliseconds.
    this.#settledAt = Math.max(this.#settledAt, performance.now() + ttl + 2);
    this.#protected.delete(key);
    this.#probation.delete(key);
  }

  /** Drops everything: after invalidations may have been missed. */
  invalidateAll(): void {
    this.invalidations++;
    this.#everythingInvalidated = this.invalidations;
    this.dropped += this.size.pages;
    this.#invalidated.clear();
    this.#underWay.clear();
    this.#oldCopies.clear();
    this.#protected.clear();
    this.#probation.clear();
  }

  /** The oldest version of each thing that any cached page shows. */
  versions(): CacheTag[] {
    return [...this.#byTag.values()].map(({ name, entries }) => {
      let version = Number.POSITIVE_INFINITY;
      for (const { tags, versions } of entries)
        version = Math.min(version, versions[tags.indexOf(name)] ?? 0);
      return { tag: name, version };
    });
  }

  get size(): { pages: number; bytes: number } {
    return {
      pages: this.#protected.size + this.#probation.size,
      bytes: this.#protected.calculatedSize + this.#probation.calculatedSize,
    };
  }
}

const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

async function smallest(body: Buffer): Promise<Pick<CachedPage, 'body' | 'encoding'>> {
  if (body.length < textBytesWorthCompressing) return { body, encoding: 'identity' };
  // Told of the size, it takes no more room than it needs.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { body: exactCopy(await brotli(body, { params })), encoding: 'br' };
}

/** What the compressor answers, and `Buffer.from` too, is a view into 64 KiB that would stay with it. */
function exactCopy(view: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(view.length);
  view.copy(copy);
  return copy;
}

/** Header values that are one text for each page alone: the others are the same for all. */
const ownHeaders = ['Cache-Tag', 'xkey', 'ETag'];

/** What a page takes in memory, as measured of 6,000 pages of 5 to 40 tags. */
function bytesOf(key: string, { body, headers }: CachedPage, tags: string[]): number {
  const text = ownHeaders.reduce((sum, name) => sum + (headers[name]?.length ?? 0), 0);
  return body.length + key.length + text + 40 * tags.length + 300;
}
