import { inArray } from 'drizzle-orm';
import { families, products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import type { Attribute } from '../attributes/attribute.ts';
import type { Product } from '../product.ts';
import { type Candidate, type FamilyProblem, familyProblem } from './family.ts';

interface Changed {
  line: number;
  before: Product;
  after: Product;
}

/** The rows of a file that take a member its place in its family, each with what is wrong: all rows together, as they will be. */
export async function problemsInFile(
  shop: Pick<Shop, 'db'>,
  attributes: readonly Attribute[],
  changed: readonly Changed[],
): Promise<{ line: number; problem: FamilyProblem }[]> {
  const ids = [...new Set(changed.flatMap(({ before }) => before.familyId ?? []))];
  if (ids.length === 0) return [];
  const known = await shop.db.select().from(families).where(inArray(families.id, ids));
  const members = await shop.db
    .select({
      id: products.id,
      title: products.title,
      category: products.category,
      attributes: products.attributes,
      familyId: products.familyId,
    })
    .from(products)
    .where(inArray(products.familyId, ids));
  const rows = new Map(changed.map((one) => [one.before.id, one]));
  return known.flatMap(({ id, axes }) => {
    const some = members.filter(({ familyId }) => familyId === id);
    // Those of the file last, so that what is found is about one of them.
    const unmoved: Candidate[] = some.filter((member) => !rows.has(member.id));
    const moved: Candidate[] = some.flatMap((member) => rows.get(member.id)?.after ?? []);
    const problem = familyProblem([...unmoved, ...moved], axes, attributes);
    if (!problem) return [];
    const about = 'product' in problem ? rows.get(problem.product.id) : undefined;
    const first = about ?? moved.map((member) => rows.get(member.id)).find((row) => row !== undefined);
    return first ? [{ line: first.line, problem }] : [];
  });
}
