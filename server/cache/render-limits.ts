import { LRUCache } from 'lru-cache';
import type { Place } from '#shop/person/place.ts';

/** So many pages at once from one address, and so many a second from then on, which nobody's eyes keep up with. */
const burst = 120;
const perSecond = 2;
/** How many times as many the network around it may ask for. */
const timesOfNetwork = 5;
const maxPlaces = 10_000;

/** How often somebody may ask for what must be made first; what is ready is not counted. Each process counts for itself. */
export interface RenderLimits {
  /** Seconds to wait where it is one too many. `cost` in pages of the usual kind. */
  take(place: Place, cost?: number): number | undefined;
}

/** @param factor multiplies the limits (RATE_LIMIT_FACTOR) */
export function renderLimits(factor: number, now: () => number = () => performance.now()): RenderLimits {
  const address = buckets(burst * factor, (perSecond * factor) / 1000);
  const network = buckets(timesOfNetwork * burst * factor, (timesOfNetwork * perSecond * factor) / 1000);
  return {
    take(place, cost = 1) {
      const at = now();
      const wait = Math.max(address.wait(place.address, cost, at), network.wait(place.network, cost, at));
      if (wait > 0) return wait;
      address.take(place.address, cost, at);
      network.take(place.network, cost, at);
    },
  };
}

/** Buckets of `most`, each filled again by so many a millisecond. */
function buckets(most: number, refill: number) {
  const known = new LRUCache<string, { left: number; at: number }>({ max: maxPlaces });
  const left = (key: string, at: number) => {
    const bucket = known.get(key);
    return bucket ? Math.min(most, bucket.left + (at - bucket.at) * refill) : most;
  };
  /** Even what costs more than the whole bucket is given to a full one. */
  const needed = (cost: number) => Math.min(cost, most);
  return {
    /** Whole seconds; 0 where there is enough. */
    wait(key: string, cost: number, at: number): number {
      const missing = needed(cost) - left(key, at);
      return missing <= 0 ? 0 : Math.max(1, Math.ceil(missing / refill / 1000));
    },
    take(key: string, cost: number, at: number): void {
      known.set(key, { left: left(key, at) - needed(cost), at });
    },
  };
}
