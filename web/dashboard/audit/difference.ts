import { formatPence } from '#contract/money.ts';
import { audit as text } from '#wording/dashboard/audit.ts';
import { imports } from '#wording/dashboard/imports.ts';

/** One thing that an action changed, in words: what it is, how it was and how it is now; '' where there was nothing. */
export interface Difference {
  name: string;
  was: string;
  is: string;
}

/**
 * What is not the same before and after an action, as the audit log keeps both. Where there is only one of them, what was made
 * or taken away; a plain value (an order's status) is no difference, the sentence says it.
 */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => !unsaid.has(name))
    .map((name) => ({
      name: text.fields[name as keyof typeof text.fields] ?? name,
      was: format(name, without(old[name], now[name])),
      is: format(name, without(now[name], old[name])),
    }))
    .filter(({ was, is }) => was !== is);
}

/**
 * Of a list of words that changed, only those that the other one lacks; where only their order did, all of them. Of values by
 * their keys (attributes), those that differ.
 */
function without(list: unknown, other: unknown): unknown {
  if (isObject(list) && isObject(other))
    return Object.fromEntries(
      Object.entries(list).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(other[key])),
    );
  if (!Array.isArray(list) || !Array.isArray(other) || typeof list[0] !== 'string') return list;
  const moved = [...list].sort().join('\n') === [...other].sort().join('\n');
  return moved ? list : list.filter((word) => !other.includes(word));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? { ...value } : {});

/** Fields that tell staff nothing, or what the sentence says already. */
const unsaid = new Set([
  'id',
  'code',
  'version',
  'revision',
  'createdAt',
  'updatedAt',
  'starSum',
  'added',
  'changed',
  'units',
  'unchanged',
  'restored',
  'removed',
  'deactivated',
]);

type StockMoved = Parameters<typeof imports.stockBecame>[0];

/** Parts of a code's terms: 0 is none. */
const noneAtZero = new Set(['percentage', 'flatPence', 'minPence']);

function format(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (value === 0 && noneAtZero.has(name)) return '';
  if (name.endsWith('Pence')) return formatPence(Number(value));
  if (name.toLowerCase().includes('percent') && !Array.isArray(value)) return `${value}%`;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (name === 'stockInFile') return imports.stockBecame(value as StockMoved);
  if (name === 'attributes' && isObject(value))
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${format('', one)}`)
      .join('; ');
  if (Array.isArray(value)) return value.map((part) => format('', part)).join(', ');
  if (typeof value === 'object') return Object.values(value).join(' ');
  return String(value);
}
