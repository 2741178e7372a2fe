import { LRUCache } from 'lru-cache';
import { type MissedBy, writeMisses } from '#shop/catalogue/search/misses.ts';
import type { SearchMiss } from '#shop/catalogue/search/search-miss.ts';
import type { Shop } from '#shop/shop.ts';

/** Counts the searches that found nothing: in memory while they are answered, and written together a moment later. */
export interface SearchMissCounter {
  /** @param address of the network that asked (shop/person/place.ts) */
  add(miss: SearchMiss, address: string): void;
  /** Writes what was added until now. */
  flush(): Promise<void>;
  /** The same, and no more after it. */
  close(): Promise<void>;
}

const flushAfterMs = 5_000;
/** Words from one address in an hour, so that nobody's made-up ones drive out those of others. */
const wordsOfAddress = 20;
const hourMs = 3_600_000;
const maxAddresses = 10_000;
/** In one batch; more are not counted. */
const maxWords = 500;
const maxAddressesOfWords = 200;

export function countSearchMisses(shop: Pick<Shop, 'db' | 'saltedHash' | 'now' | 'log'>): SearchMissCounter {
  const recent = new LRUCache<string, Set<string>>({ max: maxAddresses, ttl: hourMs });
  let waiting = new Map<string, SearchMiss & { addresses: Set<string> }>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** Whether an address may have these words counted, for the first time in its hour. */
  const takes = (address: string, key: string): boolean => {
    const words = recent.get(address) ?? new Set();
    if (words.has(key) || words.size >= wordsOfAddress) return false;
    recent.set(address, words.add(key), { noUpdateTTL: true });
    return true;
  };

  const write = async (batch: MissedBy[]) => {
    // What could not be written is lost: a count is not worth the memory of a database that is away.
    if (batch.length > 0)
      await writeMisses(shop, batch).catch((error: Error) =>
        shop.log.warn({ err: error }, 'searches that found nothing were not counted'),
      );
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...waiting.values()];
    waiting = new Map();
    writing = writing.then(() => write(batch));
    return writing;
  };

  return {
    add(miss, address) {
      const known = waiting.get(miss.key) ?? { ...miss, addresses: new Set() };
      if (known.addresses.size >= maxAddressesOfWords) return;
      if (waiting.size >= maxWords && !waiting.has(miss.key)) return;
      if (!takes(address, miss.key)) return;
      known.addresses.add(address);
      waiting.set(miss.key, known);
      timer ??= setTimeout(flush, flushAfterMs).unref();
    },
    flush,
    close: flush,
  };
}
