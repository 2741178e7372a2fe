import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

const paths = new Set(['/getProducts', '/productData', '/get-reviews']);

/** Calls whose answer depends on nothing but their body and the catalogue, by their path. */
export const keptCalls: ReadonlyMap<string, Call> = new Map(
  calls.filter((call) => paths.has(call.path)).map((call) => [call.path, call]),
);

/** Under what the answer to a checked body is kept. */
export const keyOf = (path: string, body: object): string => path + JSON.stringify(body);
