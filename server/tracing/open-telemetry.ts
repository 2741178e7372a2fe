import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from './endpoint.ts';
import { samplerOf } from './sampler.ts';
import type { Span, Tracer } from './spans.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** A collector that is gone is told of once in so long, ms. */
const tellAgainMs = 60_000;
/** At the end of the process, what is left is sent within so long, or not at all. */
const sendWithinMs = 2_000;
/** A statement longer than this has room for many rows, one like the other. */
const maxLetters = 2_000;

/**
 * Makes traces by OpenTelemetry's SDK and sends them by OTLP over HTTP, in JSON, a few seconds late and beside the requests: when no
 * collector answers they are dropped. What else the standard variables say (headers, timeout, resource) the SDK reads by itself.
 */
export function openTelemetry(
  url: string,
  config: TracingConfig,
  log: { warn(facts: object, message: string): void },
): { tracer: Tracer; close: () => Promise<void> } {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  let told = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    if (performance.now() - told < tellAgainMs) return;
    told = performance.now();
    log.warn({ err: error }, 'traces could not be sent');
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'hopup' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(config),
    spanLimits: { attributeValueLengthLimit: maxLetters },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  return {
    tracer: tracerOf(provider),
    async close() {
      const sent = provider.shutdown().catch(() => {});
      await Promise.race([sent, pause(sendWithinMs, undefined, { ref: false })]);
      context.disable();
    },
  };
}

function tracerOf(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('hopup');
  const w3c = new W3CTraceContextPropagator();
  const begun = (parent: string | undefined): Context =>
    parent === undefined
      ? context.active()
      : w3c.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);
  return {
    async inSpan({ name, kind, attributes = {}, parent }, work) {
      const around = begun(parent);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, around);
      try {
        return await context.with(trace.setSpan(around, span), () => work(spanOf(span)));
      } catch (error) {
        fail(span, kindOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    statement(text) {
      if (!trace.getActiveSpan()?.isRecording()) return undefined;
      const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text,
      };
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
      return (error) => {
        if (error) fail(span, kindOf(error));
        span.end();
      };
    },
    traceparent() {
      const carrier: { traceparent?: string } = {};
      w3c.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier.traceparent;
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
  };
}

const spanOf = (span: OtelSpan): Span => ({
  rename: (name) => span.updateName(name),
  set: (attributes) => span.setAttributes(attributes),
  fail: (kind) => fail(span, kind),
});

function fail(span: OtelSpan, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

/** A code (SQLSTATE, ECONNREFUSED) or the error's class: what it says may hold what somebody typed. */
const kindOf = (error: unknown): string =>
  error instanceof Error ? String('code' in error && error.code ? error.code : error.name) : 'unknown';
