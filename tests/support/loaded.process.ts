import { registerHooks } from 'node:module';

// Loads all that a shop is made of and opens tracing, switched off and then on: tells which packages of OpenTelemetry were loaded by each.
let loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /\/node_modules\/(@opentelemetry\/[^/]+)\//.exec(url)?.[1];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
await import('#server/app.ts');
await import('#server/boot/open-shop.ts');
const { readConfig } = await import('#server/config.ts');
const { openTracing } = await import('#server/tracing/open.ts');
const open = (environment: Record<string, string>) => openTracing(readConfig(environment), { warn() {} });
await open({});
await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' });
const off = [...loaded];
loaded = new Set();
await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
process.send?.({ off, on: [...loaded] });
process.disconnect();
