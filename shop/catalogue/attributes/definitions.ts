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

type Refused =
  | 'no such attribute'
  | 'key is taken'
  | 'changed meanwhile'
  | 'kind is fixed'
  | 'choice is used';

/**
 * Adds an attribute, or changes the one with `revision`. What products state already stays true: the kind can't change then,
 * nor may a choice go that one of them states, or a category that one of them is in.
 */
export async function saveAttribute(
  shop: Shop,
  attribute: Omit<Attribute, 'retired'> & { retired?: boolean },
  { revision, staffId }: { revision: number | undefined; staffId: string },
): Promise<{ revision: number } | { refused: Refused; choice?: string }> {
  const { key, ...fields } = attribute;
  return transact(
    shop,
    async (shop): Promise<{ revision: number } | { refused: Refused; choice?: string }> => {
      const [before] = await shop.db.select().from(attributes).where(eq(attributes.key, key)).for('update');
      if (revision === undefined) {
        if (before) return { refused: 'key is taken' };
        const added = await shop.db.insert(attributes).values(attribute).onConflictDoNothing().returning();
        if (added.length === 0) return { refused: 'key is taken' };
      } else {
        if (!before) return { refused: 'no such attribute' };
        if (before.revision !== revision) return { refused: 'changed meanwhile' };
        const refused = await whyNot(shop, before, attribute);
        if (refused) return refused;
        await shop.db
          .update(attributes)
          .set({ ...fields, revision: sql`${attributes.revision} + 1` })
          .where(eq(attributes.key, key));
      }
      await invalidateLists(shop, [attributeDefinitions]);
      const action = revision === undefined ? 'attribute added' : 'attribute changed';
      await audit(shop, { staffId, action, subject: key, before: before && seen(before), after: attribute });
      return { revision: (revision ?? 0) + 1 };
    },
  );
}

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
