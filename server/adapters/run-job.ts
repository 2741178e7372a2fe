import type { JobData, Log } from '#shop/shop.ts';
import type { Figures } from '../metrics/figures.ts';
import { inSpan, traceparent } from '../tracing/spans.ts';

type Queue =
  | keyof JobData
  | 'reconcile'
  | 'expiry'
  | 'best-sellers'
  | 'bought-together'
  | 'stock-letters'
  | 'due-emails'
  | 'arrivals'
  | 'reviews'
  | 'shortages';

interface QueuedJob {
  id: string;
  data: unknown;
}

/** Work as it is queued: with the trace that it is a part of, where there is one. */
export const asPart = <Work extends object>(work: Work): Work & { traceparent?: string } => {
  const parent = traceparent();
  return parent ? { ...work, traceparent: parent } : work;
};

/**
 * Does a job: counts and times it, traces it, and writes down that it failed. It comes again by itself, and an operator may want to know
 * why.
 */
export type RunJob = (
  queue: Queue,
  job: QueuedJob | undefined,
  work: () => Promise<void>,
  about?: object,
) => Promise<void>;

export const jobRunner =
  (log: Log, figures: Figures): RunJob =>
  async (queue, job, work, about = {}) => {
    const { id, data } = job ?? { id: '', data: undefined };
    const end = figures.jobSeconds.startTimer({ queue });
    const parent = (data as { traceparent?: string } | null | undefined)?.traceparent;
    await inSpan(
      () => ({
        name: `job ${queue}`,
        kind: 'consumer',
        parent: parent ?? '',
        attributes: { 'messaging.operation.name': 'process', 'messaging.destination.name': queue },
      }),
      async () => {
        try {
          await work();
          end({ outcome: 'done' });
        } catch (error) {
          end({ outcome: 'failed' });
          log.warn({ queue, job: id, ...about, err: error }, 'a job failed');
          throw error;
        }
      },
    );
  };
