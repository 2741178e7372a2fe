import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import type { FileFormat } from './format.ts';
import type { IgnoredCell } from './plan.ts';

/** One warning for each attribute that the products of a category lack, however many rows have a cell about it. */
export function summarize(format: FileFormat, cells: IgnoredCell[]): ImportNote[] {
  const groups = Map.groupBy(cells, ({ category, key }) => `${category} ${key}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { line, key, category } = first;
    const field = format.attributeColumn(key);
    return [{ line, field, message: answers.imports.otherCategory(field, category, line, others.length) }];
  });
}
