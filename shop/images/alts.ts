import { and, eq, inArray, ne } from 'drizzle-orm';
import { images } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** What each picture shows, in the order of their names; '' where nobody has said. */
export async function readAlts(shop: Shop, names: readonly string[]): Promise<string[]> {
  const found = await shop.db
    .select({ name: images.name, alt: images.alt })
    .from(images)
    .where(inArray(images.name, [...names]));
  const byName = new Map(found.map(({ name, alt }) => [name, alt]));
  return names.map((name) => byName.get(name) ?? '');
}

/** Writes what pictures show, by their places; those beyond the list stay as they are. The caller tells the pages that show them. */
export async function writeAlts(
  shop: Shop,
  names: readonly string[],
  alts: readonly string[],
): Promise<void> {
  for (const [place, name] of names.entries()) {
    const alt = alts[place];
    if (alt !== undefined)
      await shop.db
        .update(images)
        .set({ alt })
        .where(and(eq(images.name, name), ne(images.alt, alt)));
  }
}
