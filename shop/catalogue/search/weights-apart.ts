import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { attributeValues } from '#database/schema.ts';
import type { Apart } from '../filters.ts';
import type { Stage } from './plan.ts';

const key = 'bb-weight';

/** As a text search query has them: 0.28g, and 0.28 where no unit was typed. */
const weights = /'(0\.[1-5]\d?)g?(?=[/'])/g;

/** The weights of BBs that a search looks for, where there are several: each has a card of its own, as with both ticked in the filter. */
export async function weightsApart(db: Database, { all }: Stage): Promise<Apart | undefined> {
  const grams = [...new Set([...all.matchAll(weights)].map(([, weight]) => Number(weight)))];
  if (grams.length < 2) return undefined;
  const values = await db
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(and(eq(attributeValues.key, key), inArray(attributeValues.number, grams)));
  return values.length > 1 ? { keys: [key], valueIds: values.map(({ id }) => id) } : undefined;
}
