import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from './endpoint.ts';

type SamplerConfig = Pick<TracingConfig, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** Which traces are kept, as the standard variables say it; the SDK by itself reads them no more. */
export function samplerOf({ OTEL_TRACES_SAMPLER: named, OTEL_TRACES_SAMPLER_ARG: ratio }: SamplerConfig) {
  const root: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const [, byParent, name] = /^(parentbased_)?(\w+)$/.exec(named) ?? [];
  const sampler = (root[name ?? ''] ?? (() => new AlwaysOnSampler()))();
  return byParent ? new ParentBasedSampler({ root: sampler }) : sampler;
}
