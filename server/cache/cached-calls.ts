import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

const paths = new Set([
  '/getProducts',
  '/search-counts',
  '/productData',
  '/get-reviews',
  '/cart-changes',
  '/goes-with',
  '/similar-products',
  '/fit-facts',
]);

/** Calls whose answer depends on nothing but their body and the catalogue, by their path. */
export const cachedCalls: ReadonlyMap<string, Call> = new Map(
  calls.filter((call) => paths.has(call.path)).map((call) => [call.path, call]),
);

/** The cache key of a call's checked body. It holds a space, as no address of a page does. */
export const callKey = (path: string, body: object): string => `POST ${path} ${JSON.stringify(body)}`;
