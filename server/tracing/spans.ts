/**
 * What a trace is made of: the shop says where a piece of work begins, and knows nothing of who writes it down (open-telemetry.ts, loaded
 * only where traces are wanted: docs/decisions/029). Names have few values, and nothing here holds what people typed, who they are, or a
 * secret.
 */

export interface SpanStart {
  /** The kind of work: the same for each of its kind. */
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** A W3C `traceparent` of what this is a part of; left out, it is a part of what is being done; '' begins a trace of its own. */
  parent?: string | undefined;
}

export type Attributes = Record<string, string | number | boolean>;

/** A piece of work that is being done. */
export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** It failed: by a kind of failure, never by a message, which may hold anything. */
  fail(kind: string): void;
}

export interface Tracer {
  /** Does the work as a span, which ends with it. What it throws counts as its failure. */
  inSpan<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** Begins a database statement; answers how it is ended. None outside of a trace: nobody asks what looks after the shop costs. */
  statement(text: string): ((error?: Error) => void) | undefined;
  /** The `traceparent` of what is being done, for whoever does a part of it elsewhere or later. */
  traceparent(): string | undefined;
  /** Its 32 hexadecimal digits. */
  traceId(): string | undefined;
}

let tracer: Tracer | undefined;

/** From now on traces are made by this; undefined: none are. */
export const setTracer = (made: Tracer | undefined): void => {
  tracer = made;
};

export const isTracing = (): boolean => tracer !== undefined;

export const inSpan = <Result>(
  start: () => SpanStart,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> => (tracer ? tracer.inSpan(start(), work) : work(undefined));

export const statementSpan: Tracer['statement'] = (text) => tracer?.statement(text);
export const traceparent = (): string | undefined => tracer?.traceparent();
export const traceId = (): string | undefined => tracer?.traceId();
