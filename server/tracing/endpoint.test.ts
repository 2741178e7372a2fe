import { expect, test } from 'vitest';
import { BadConfig, readConfig } from '../config.ts';
import { tracesEndpoint } from './endpoint.ts';
import { samplerOf } from './sampler.ts';

const endpoint = (environment: Record<string, string>) => tracesEndpoint(readConfig(environment));

test('traces are sent where the standard variables say, and nowhere unless they do', () => {
  expect(endpoint({})).toBeUndefined();
  expect(
    endpoint({ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }),
  ).toBeUndefined();
  expect(
    endpoint({ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }),
  ).toBeUndefined();
  expect(endpoint({ OTEL_TRACES_EXPORTER: 'otlp' })).toBe('http://localhost:4318/v1/traces');
  expect(endpoint({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c/otlp/' })).toBe('https://c/otlp/v1/traces');
  const both = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://d/t',
  };
  expect(endpoint(both)).toBe('http://d/t');
});

test('what can’t be done stops the start with a line', () => {
  expect(() => readConfig({ OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow(BadConfig);
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(BadConfig);
  expect(() => readConfig({ OTEL_TRACES_SAMPLER: 'jaeger_remote' })).toThrow(BadConfig);
  expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '1.5' })).toThrow(BadConfig);
});

test('samplers are the standard ones', () => {
  const named = (environment: Record<string, string>) => samplerOf(readConfig(environment)).toString();
  expect(named({})).toMatch(/^ParentBased\{root=AlwaysOnSampler/);
  expect(named({ OTEL_TRACES_SAMPLER: 'always_off' })).toBe('AlwaysOffSampler');
  expect(named({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' })).toMatch(
    /^ParentBased\{root=TraceIdRatioBased\{0\.1\}/,
  );
});
