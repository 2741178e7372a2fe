import { type TracingConfig, tracesEndpoint } from './endpoint.ts';
import { setTracer } from './spans.ts';

/**
 * Begins to make traces where the environment asks for them; else nothing of OpenTelemetry is even loaded.
 *
 * @returns what sends the last of them and ends it, within seconds whatever the collector does
 */
export async function openTracing(
  config: TracingConfig,
  log: { warn(facts: object, message: string): void },
): Promise<() => Promise<void>> {
  const url = tracesEndpoint(config);
  if (!url) return async () => {};
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { tracer, close } = openTelemetry(url, config, log);
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await close();
  };
}
