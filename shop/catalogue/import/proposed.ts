import type { ProposedFact } from '#database/schema.ts';
import type { ImportedProduct } from './compare.ts';
import type { FileFormat } from './format.ts';

const maxShown = 200;

/** How many facts new products' titles and tags tell, and the first of them. */
export function summarizeProposed(
  { attributes }: FileFormat,
  added: Pick<ImportedProduct, 'line' | 'title' | 'proposed'>[],
): { proposed: number; proposals: ProposedFact[] } {
  const facts = added.flatMap(({ line, title, proposed }) =>
    Object.entries(proposed).map(([key, cell]) => ({ line, title, key, cell })),
  );
  const proposals = facts.slice(0, maxShown).map(({ line, title, key, cell }) => {
    const { label = key, unit = '' } = attributes.find((one) => one.key === key) ?? {};
    return { line, title, label, value: `${cell.replaceAll('|', ', ')} ${unit}`.trim() };
  });
  return { proposed: facts.length, proposals };
}
