import type { DatabaseWatch } from '#database/pool.ts';
import { isTracing, statementSpan } from '../tracing/spans.ts';
import type { Figures } from './figures.ts';

/** Times how long a pool's connections are waited for, where figures are given, and traces its statements where traces are made. */
export const watchDatabase = (figures?: Figures): DatabaseWatch => ({
  ...(figures && { acquired: (seconds) => figures.acquireSeconds.observe(seconds) }),
  ...(isTracing() && { statement: statementSpan }),
});
