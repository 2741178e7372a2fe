import { type TracingConfig, tracesEndpoint } from '#server/tracing/endpoint.ts';
import { type Finding, fine, look, reasonOf } from './finding.ts';

const withinMs = 5_000;
const about = 'Traces';

/**
 * Where traces are wanted: whether a collector takes them, told by an empty lot of none. The shop sells as well without.
 *
 * @param headers as OTEL_EXPORTER_OTLP_HEADERS has them: `name=value,...`
 */
export async function examineTraces(config: TracingConfig, headers = ''): Promise<Finding[]> {
  const url = tracesEndpoint(config);
  if (!url) return [];
  const { host } = new URL(url);
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { ...named(headers), 'Content-Type': 'application/json' },
      body: '{"resourceSpans": []}',
      signal: AbortSignal.timeout(withinMs),
    });
    if (status < 300) return [fine(about, `the collector at ${host} takes them`)];
    const todo =
      status === 401 || status === 403
        ? 'OTEL_EXPORTER_OTLP_HEADERS has what it asks for'
        : 'it must take OTLP over HTTP, in JSON: port 4318 of most collectors, not 4317 (gRPC)';
    return [look(about, `the collector at ${host} answers ${status}: they are dropped`, todo)];
  } catch (error) {
    const todo = 'see that the collector runs, and OTEL_EXPORTER_OTLP_ENDPOINT; unset, none are made';
    return [look(about, `no collector answers at ${host}: ${reasonOf(error)}`, todo)];
  }
}

/** Without the SDK, which is no part of an image of the shop but what is in its build. */
const named = (headers: string): Record<string, string> =>
  Object.fromEntries(
    headers
      .split(',')
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
      .map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]),
  );
