import type { Config } from '../config.ts';

export type TracingConfig = Pick<
  Config,
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_TRACES_EXPORTER'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Where traces are sent; undefined where none are wanted. */
export function tracesEndpoint(config: TracingConfig): string | undefined {
  const { OTEL_SDK_DISABLED: off, OTEL_TRACES_EXPORTER: exporter } = config;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ofTraces } = config;
  if (off || exporter === 'none') return undefined;
  if (ofTraces) return ofTraces;
  const base = all ?? (exporter === 'otlp' ? 'http://localhost:4318' : undefined);
  return base && `${base.replace(/\/$/, '')}/v1/traces`;
}
