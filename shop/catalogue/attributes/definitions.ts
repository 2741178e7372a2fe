import { asc, eq, sql } from 'drizzle-orm';
import { prepared } from '#database/connect.ts';
import { attributes, products } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { invalidateLists, tagLists } from '../cache-tags.ts';
import { attributeDefinitions } from '../list-tags.ts';
import type { Attribute } from './attribute.ts';
import { standardAttributes } from './standard.ts';

export type SavedAttribute = typeof attributes.$inferSelect;

const readAll = prepared((db) =>
  db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.key)).prepare(''),
);

/** All attributes, retired ones too, in the order they are shown. */
export async function readAttributes(shop: Shop): Promise<SavedAttribute[]> {
  await tagLists(shop, [attributeDefinitions]);
  return readAll(shop.db).execute();
}

/** An attribute as it is written: without a position a new one comes last, and one that is there stays in its place. */
type Unplaced = Omit<Attribute, 'retired' | 'position'> & {
  retired?: boolean;
  position?: number | undefined;
};

type Refused =
  | 'no such attribute'
  | 'key is taken'
  | 'changed meanwhile'
  | 'kind is fixed'
  | 'choice is used';

/**
 * Adds an attribute, or changes the one with `revision`. What products state already stays true: the kind can't change then,
 * nor may a choice go that one of them states.
 */
export async function saveAttribute(
  shop: Shop,
  attribute: Unplaced,
  { revision, staffId }: { revision: number | undefined; staffId: string },
): Promise<{ revision: number } | { refused: Refused; choice?: string }> {
  const { key, position, ...fields } = attribute;
  const placed = position === undefined ? {} : { position };
  return transact(
    shop,
    async (shop): Promise<{ revision: number } | { refused: Refused; choice?: string }> => {
      const [before] = await shop.db.select().from(attributes).where(eq(attributes.key, key)).for('update');
      if (revision === undefined) {
        if (before) return { refused: 'key is taken' };
        const added = await shop.db
          .insert(attributes)
          .values({ key, ...fields, position: position ?? last })
          .onConflictDoNothing()
          .returning();
        if (added.length === 0) return { refused: 'key is taken' };
      } else {
        if (!before) return { refused: 'no such attribute' };
        if (before.revision !== revision) return { refused: 'changed meanwhile' };
        const refused = await whyNot(shop, before, attribute);
        if (refused) return refused;
        await shop.db
          .update(attributes)
          .set({ ...fields, ...placed, revision: sql`${attributes.revision} + 1` })
          .where(eq(attributes.key, key));
      }
      if (before && isSaidOtherwise(before, attribute)) await shop.jobs.add('restate', { key });
      await invalidateLists(shop, [attributeDefinitions]);
      const action = revision === undefined ? 'attribute added' : 'attribute changed';
      await audit(shop, { staffId, action, subject: key, before: before && seen(before), after: attribute });
      return { revision: (revision ?? 0) + 1 };
    },
  );
}

/** Whether products that state it are found by other words, or by a text they were not chosen by, after a change. */
const isSaidOtherwise = (before: SavedAttribute, after: Unplaced): boolean =>
  (after.kind === 'text' && before.filter !== after.filter) ||
  before.label !== after.label ||
  before.unit !== after.unit ||
  before.retired !== (after.retired ?? before.retired) ||
  before.categories.join() !== after.categories.join();

/** Behind all others; places are tens apart. */
const last = sql<number>`(select coalesce(max(position), 0) + 10 from attributes)`;

/**
 * Puts an attribute right before or after another one. All categories share one order, so it moves in each that it is of. The
 * revision stays: where an attribute stands is nothing that a form is filled with, and nobody's edit is outdated by it.
 */
export async function moveAttribute(
  shop: Shop,
  { key, place, other }: { key: string; place: 'before' | 'after'; other: string },
  staffId: string,
): Promise<{ moved: boolean } | { refused: 'no such attribute' }> {
  return transact(shop, async (shop) => {
    // Locked by key, which never changes, so that two moves at once wait for each other and never both.
    const rows = await shop.db
      .select({ key: attributes.key, position: attributes.position })
      .from(attributes)
      .orderBy(asc(attributes.key))
      .for('update');
    const inOrder = rows.toSorted((one, two) => one.position - two.position || (one.key < two.key ? -1 : 1));
    const moved = inOrder.find((row) => row.key === key);
    const others = inOrder.filter((row) => row !== moved);
    const at = others.findIndex((row) => row.key === other);
    if (!moved || at < 0) return { refused: 'no such attribute' as const };
    const after = others.toSpliced(place === 'before' ? at : at + 1, 0, moved);
    const changed = after
      .map((row, n) => ({ key: row.key, was: row.position, position: (n + 1) * 10 }))
      .filter(({ was, position }) => was !== position);
    if (after.every((row, n) => row === inOrder[n])) return { moved: false };
    await shop.db
      .update(attributes)
      .set({ position: sql`places.position` })
      .from(placesOf(changed))
      .where(sql`${attributes.key} = places.key`);
    await invalidateLists(shop, [attributeDefinitions]);
    await audit(shop, { staffId, action: 'attribute moved', subject: key, after: { [place]: other } });
    return { moved: true };
  });
}

const placesOf = (changed: { key: string; position: number }[]) => {
  const keys = sql.param(changed.map(({ key }) => key));
  const positions = sql.param(changed.map(({ position }) => position));
  return sql`unnest(${keys}::text[], ${positions}::int[]) as places (key, position)`;
};

/** What of a change would make untrue what products state; undefined where nothing would. */
async function whyNot(
  shop: Shop,
  before: SavedAttribute,
  after: Pick<Attribute, 'kind' | 'choices'>,
): Promise<{ refused: Refused; choice?: string } | undefined> {
  const states = sql`${products.attributes} ? ${before.key}`;
  if (after.kind !== before.kind) {
    const used = await shop.db.select({ id: products.id }).from(products).where(states).limit(1);
    return used.length > 0 ? { refused: 'kind is fixed' } : undefined;
  }
  const gone = before.choices.filter((choice) => !after.choices.includes(choice));
  if (gone.length === 0) return undefined;
  for (const choice of gone) {
    const states = sql`${products.attributes} -> ${before.key} ? ${choice}`;
    const [used] = await shop.db.select({ id: products.id }).from(products).where(states).limit(1);
    if (used) return { refused: 'choice is used', choice };
  }
  return undefined;
}

function seen({ revision: _revision, createdAt: _createdAt, ...attribute }: SavedAttribute) {
  return attribute;
}

/** Plants the attributes that a shop starts with, where it has none yet. */
export async function plantAttributes(db: Shop['db']): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${attributes} in share row exclusive mode`);
    const [known] = await tx.select({ key: attributes.key }).from(attributes).limit(1);
    if (!known) await tx.insert(attributes).values(standardAttributes);
  });
}
