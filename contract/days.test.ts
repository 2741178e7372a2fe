import { expect, test } from 'vitest';
import { calls } from './calls.ts';

const right = { '2026-12-24': true, '24/12/2026': false, '2026-02-30': false } as const;

/** Fields that take days and nothing else but '', wherever they stand in a call's body. */
function daysOf(schema: unknown, path: string): [path: string, takes: (value: string) => boolean][] {
  const { _zod, safeParse } = schema as { _zod: { def: Inside }; safeParse: (value: unknown) => Parsed };
  const { shape, options, element, innerType, in: before, out: after } = _zod.def;
  const takes = (value: string) => safeParse(value).success;
  const isDay = Object.entries(right).every(([value, fits]) => takes(value) === fits);
  if (isDay) return [[path, takes]];
  const inner = [...(options ?? []), element, innerType, before, after].filter(Boolean);
  return [
    ...inner.flatMap((each) => daysOf(each, path)),
    ...Object.entries(shape ?? {}).flatMap(([name, each]) => daysOf(each, `${path} ${name}`)),
  ];
}
interface Inside {
  shape?: Record<string, unknown>;
  options?: unknown[];
  element?: unknown;
  innerType?: unknown;
  in?: unknown;
  out?: unknown;
}
interface Parsed {
  success: boolean;
}

const days = calls.flatMap((call) => daysOf(call.body, call.path));

test('calls take days', () => {
  expect(days.map(([path]) => path)).toEqual(
    expect.arrayContaining(['/dash-orders from', '/dash-orders to', '/newContact deliveryDate']),
  );
});

test.each(days)('%s is no day that the database has not', (_, takes) => {
  expect(takes('0000-12-31')).toBe(false);
  expect(takes('0001-01-01')).toBe(true);
  expect(takes('9999-12-31')).toBe(true);
});
