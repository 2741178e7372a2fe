import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import type { Assumption, ImportedProduct } from './compare.ts';

/** One note for each thing that was taken for granted, however many new products did not say it. */
export function summarizeAssumed(added: Pick<ImportedProduct, 'line' | 'assumed'>[]): ImportNote[] {
  const lines = new Map<Assumption, number[]>();
  for (const { line, assumed } of added)
    for (const one of assumed) lines.set(one, [...(lines.get(one) ?? []), line]);
  return [...lines].map(([one, [line = 1, ...others]]) => ({
    line,
    field: '',
    message: answers.imports.assumed[one](1 + others.length),
  }));
}
