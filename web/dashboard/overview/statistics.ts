import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';

export type Analytics = Success<Calls['/dash-analytics']>;

/** A day with its revenue in pounds, less refunds, and its paid orders. */
export type Day = Success<Calls['/dash-series']>['data'][number];
