import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';
import type { AppOptions } from '../app.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A process that says nothing for so long is left out; ms. */
const answerWithinMs = 1_000;

/**
 * In each process: gives its figures when they are asked for, labelled with its number, so that each keeps its own series and a
 * counter that begins anew is known for one. Whichever process is asked for /metrics has the first one gather those of all.
 */
export const measureAll =
  (number: number, tell: (message: FromWorker) => void): NonNullable<AppOptions['ofAllProcesses']> =>
  (own) => {
    own.setDefaultLabels({ process: String(number) });
    const asked = new Map<number, (figures: MetricObject[][]) => void>();
    let lastId = 0;
    process.on('message', async (message: ToWorker) => {
      if (message.kind === 'measure')
        tell({ kind: 'measured', id: message.id, figures: await figuresOf(own) });
      if (message.kind === 'measured all') {
        asked.get(message.id)?.(message.figures);
        asked.delete(message.id);
      }
    });
    return async () => {
      const id = ++lastId;
      const figures = await new Promise<MetricObject[][]>((resolve) => {
        asked.set(id, resolve);
        tell({ kind: 'measure all', id });
      });
      return AggregatorRegistry.aggregate(figures);
    };
  };

/** Each series is of one process, so that putting them together is all that is left to do: nothing is left out of it. */
const figuresOf = async (own: Registry): Promise<MetricObject[]> =>
  (await own.getMetricsAsJSON()).map((metric) => ({ ...metric, aggregator: 'sum' as const }));

/** In the first process: gathers the figures of those that answer requests. */
export function gatherFigures(workers: () => Worker[]): (asker: Worker, message: FromWorker) => void {
  const gathering = new Map<number, (figures: MetricObject[]) => void>();
  let lastId = 0;

  const ask = (worker: Worker): Promise<MetricObject[] | undefined> =>
    new Promise((resolve) => {
      const id = ++lastId;
      const end = (figures?: MetricObject[]) => {
        clearTimeout(late);
        gathering.delete(id);
        resolve(figures);
      };
      const late = setTimeout(end, answerWithinMs);
      gathering.set(id, end);
      send(worker, { kind: 'measure', id });
    });

  return async (asker, message) => {
    if (message.kind === 'measured') gathering.get(message.id)?.(message.figures);
    if (message.kind !== 'measure all') return;
    const answers = await Promise.all(workers().map(ask));
    const figures = answers.filter((answer) => answer !== undefined);
    send(asker, { kind: 'measured all', id: message.id, figures });
  };
}

/** One that is about to end hears nothing any more. */
export const send = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message, undefined, undefined, () => {});
};
