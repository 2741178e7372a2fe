import { LRUCache } from 'lru-cache';

/** So many pages at once, and so many a second from then on, which nobody's eyes keep up with. */
const burst = 120;
const perSecond = 2;
const maxAddresses = 10_000;

/** How often one address may ask for what must be made first; what is ready is not counted. Each process counts for itself. */
export interface RenderLimits {
  /** Seconds to wait where it is one too many. `cost` in pages of the usual kind. */
  take(address: string, cost?: number): number | undefined;
}

/** @param factor multiplies the limits (RATE_LIMIT_FACTOR) */
export function renderLimits(factor: number, now: () => number = () => performance.now()): RenderLimits {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: maxAddresses });
  const [most, refill] = [burst * factor, (perSecond * factor) / 1000];
  return {
    take(address, cost = 1) {
      const at = now();
      const bucket = buckets.get(address);
      const left = bucket ? Math.min(most, bucket.left + (at - bucket.at) * refill) : most;
      // Even what costs more than the whole bucket is given to a full one.
      const needed = Math.min(cost, most);
      const allowed = left >= needed;
      buckets.set(address, { left: allowed ? left - needed : left, at });
      return allowed ? undefined : Math.max(1, Math.ceil((needed - left) / refill / 1000));
    },
  };
}
