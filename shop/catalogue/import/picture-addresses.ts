import { answers } from '#wording/answers.ts';
import type { PictureAddress } from './compare.ts';
import type { FileFormat, Report, Row } from './format.ts';

const text = answers.imports.pictures;
const maxLength = 2000;

/** A row without the addresses in its picture columns, which then say nothing; and these. */
export function takeAddresses(
  format: FileFormat,
  row: Row,
  report: Report,
): { row: Row; addresses: PictureAddress[] } {
  const addresses = format.images.flatMap((column, place) => {
    const cell = row.cells[column] ?? '';
    return isAddress(cell) ? [{ column, place, address: cell }] : [];
  });
  if (addresses.length === 0) return { row, addresses };
  for (const { column, address } of addresses) {
    const wrong = wrongWith(address);
    if (wrong) report(column, wrong);
  }
  const taken = new Set(addresses.map(({ column }) => column));
  const cells = Object.fromEntries(Object.entries(row.cells).filter(([column]) => !taken.has(column)));
  return { row: { ...row, cells }, addresses: addresses.map(({ place, address }) => ({ place, address })) };
}

export const isAddress = (cell: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(cell);

function wrongWith(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || address.length > maxLength) return text.notAnAddress;
  return url.username || url.password ? text.credentials : undefined;
}
