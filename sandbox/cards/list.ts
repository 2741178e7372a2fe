import { z } from 'zod';
import type { Rows } from './book.ts';
import type { Form } from './form.ts';
import { integer, readParameters } from './parameters.ts';
import { missing } from './refusal.ts';
import type { Shown } from './show.ts';

const bound = integer.optional();

/** How any list is asked for; each list adds its own filters to it. */
const paging = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  created: z.strictObject({ gt: bound, gte: bound, lt: bound, lte: bound }).optional(),
  expand: z.array(z.string()).default([]),
};

type Row = { id: string; created: number };

/** A page of `rows`, newest first, in Stripe's shape. `keep` chooses by the filters of `filters`. */
export function list<Kept extends Row, Filters extends z.ZodRawShape>(
  url: string,
  rows: Rows<Kept>,
  form: Form,
  filters: Filters,
  keep: (row: Kept, given: z.output<z.ZodObject<Filters>>) => boolean,
  show: (row: Kept) => Shown,
): Shown {
  const given = readParameters(z.strictObject(paging), without(form, filters));
  const chosen = readParameters(z.object(filters), form);
  const { limit, starting_after: after, created } = given;
  const newest = rows.all().reverse();
  const start = after === undefined ? 0 : newest.findIndex((row) => row.id === after) + 1;
  if (after !== undefined && start === 0) throw missing('object', after, 'starting_after', 400);
  const found = newest.slice(start).filter((row) => isWithin(row.created, created) && keep(row, chosen));
  return { object: 'list', data: found.slice(0, limit).map(show), has_more: found.length > limit, url };
}

const without = (form: Form, filters: z.ZodRawShape): Form =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !(name in filters)));

function isWithin(
  created: number,
  range: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined,
): boolean {
  if (!range) return true;
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
