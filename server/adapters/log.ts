import { type DestinationStream, pino } from 'pino';
import { currentRequest } from '../http/request-id.ts';
import { traceId } from '../tracing/spans.ts';

/**
 * One JSON line for each thing worth an operator's eye, on standard error; never with e-mails, addresses or secrets. A line
 * written for a request carries its id.
 */
export const openLog = (level: string, destination: DestinationStream) =>
  pino(
    {
      level,
      base: { app: 'hopup', pid: process.pid },
      serializers: { err: factsOf },
      mixin() {
        const request = currentRequest();
        const trace = traceId();
        return { ...(request && { request: request.id }), ...(trace && { trace_id: trace }) };
      },
    },
    destination,
  );

const levels = ['debug', 'info', 'warn', 'error', 'silent'];
/** A level that is none is refused in one line by the configuration, which needs a log to do so. */
const level = levels.find((name) => name === process.env.LOG_LEVEL) ?? 'info';
export const log = openLog(level, pino.destination(2));

/** What went wrong, without what it was about: queries and providers' answers carry what people typed. */
function factsOf(error: unknown): object[] | string {
  if (typeof error === 'string') return masked(error);
  // The job queue gives what looks like one.
  if (!(error instanceof Error)) return masked(String((error as { message?: unknown })?.message));
  const chain: object[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    chain.push({
      name: at.name,
      message: masked(at.message),
      code: 'code' in at ? at.code : undefined,
      stack: stackOf(at),
    });
  }
  return chain;
}

function masked(message: string): string {
  if (message.startsWith('Failed query')) return 'Failed query';
  // PostgreSQL quotes a value that it can't read after a colon: invalid input syntax for type bigint: "..."
  return message.replace(/: ".*"/gs, ': "..."').replace(/[^\s@<>"']+@[^\s@<>"']+/g, '...@...');
}

const stackOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
