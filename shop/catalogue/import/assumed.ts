import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import type { Assumption, ImportedProduct } from './compare.ts';

/** One note for each thing that was taken for granted, however many new products did not say it. */
export function summarizeAssumed(added: Pick<ImportedProduct, 'line' | 'title' | 'assumed'>[]): ImportNote[] {
  const products = new Map<Assumption, { line: number; title: string }[]>();
  for (const { line, title, assumed } of added)
    for (const one of assumed) products.set(one, [...(products.get(one) ?? []), { line, title }]);
  return [...products].map(([one, of]) => {
    const titles = of.map(({ title }) => title);
    return { line: of[0]?.line ?? 1, field: '', message: answers.imports.assumed[one](of.length, titles) };
  });
}
