import type { Shop } from '../../shop.ts';
import { readAttributes } from '../attributes/definitions.ts';
import type { FileFormat, FormatWith, Row } from './format.ts';
import { isAddress } from './picture-addresses.ts';
import { knownImages } from './plan.ts';
import { readCsv } from './read-csv.ts';

export interface NamedPicture {
  line: number;
  field: string;
  /** As its cell has it. */
  name: string;
}

/** The pictures that the cells of a CSV name, but for addresses and names of what the shop has. */
export async function namedPictures(
  shop: Shop,
  formatWith: FormatWith,
  csv: string,
): Promise<NamedPicture[]> {
  const { format, rows } = readCsv(formatWith(await readAttributes(shop), undefined), csv);
  const named = rows.flatMap(({ line, cells }) =>
    format.images.flatMap((field) => {
      const name = cells[field];
      return name && !isAddress(name) ? [{ line, field, name }] : [];
    }),
  );
  const known = await knownImages(shop, [...new Set(named.map(({ name }) => name))]);
  return named.filter(({ name }) => !known.has(name));
}

/** Rows with the stored names of the pictures that were brought beside their file. `stored` is by the names in their cells. */
export function withStoredNames(
  { images }: FileFormat,
  rows: Row[],
  stored: Readonly<Record<string, string>>,
): Row[] {
  const names = new Map(Object.entries(stored));
  if (names.size === 0) return rows;
  return rows.map((row) => {
    const brought = images.flatMap((field) => {
      const name = names.get(row.cells[field] ?? '');
      return name ? [[field, name]] : [];
    });
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(brought) } };
  });
}
