import type { ImportedCell } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { ownersOfPaths } from '../old-addresses.ts';
import { oldPath } from '../old-path.ts';
import type { ImportedChange, ImportedProduct } from './compare.ts';
import type { FileFormat } from './format.ts';

/** An address in another shop that a row brings, and the shop does not know yet. */
export interface BroughtAddress {
  line: number;
  /** Of its product; '' for one that the row adds. */
  productId: string;
  title: string;
  path: string;
}

export type AddressRefusal = { line: number } & (
  | { why: 'no address'; address: string }
  | { why: 'address of another'; address: string; title: string }
  | { why: 'address in the file'; address: string; firstLine: number }
);

/**
 * The addresses that the rows of a file bring. One that leads to another product is refused where staff wrote it down, and left as
 * it is where another shop's export has it: its variants share one, and change places.
 *
 * @param titles of the products that are there, by their ids
 */
export async function planAddresses(
  shop: Shop,
  { source }: FileFormat,
  { added, changed }: { added: ImportedProduct[]; changed: ImportedChange[] },
  titles: ReadonlyMap<string, string>,
): Promise<{ addresses: BroughtAddress[]; refused: AddressRefusal[] }> {
  const brought = [...added.map((row) => ({ ...row, id: '' })), ...changed].flatMap(
    ({ line, id, oldAddresses = [] }) =>
      oldAddresses.map((address) => ({
        ...{ line, productId: id, title: titles.get(id) ?? '' },
        ...{ address, path: oldPath(address) },
      })),
  );
  const owners = await ownersOfPaths(
    shop,
    brought.flatMap(({ path }) => path ?? []),
  );
  const lines = new Map<string, number>();
  const plan: { addresses: BroughtAddress[]; refused: AddressRefusal[] } = { addresses: [], refused: [] };
  for (const { address, path, ...row } of brought) {
    const { line, productId } = row;
    const owner = path === undefined ? undefined : owners.get(path);
    const firstLine = path === undefined ? undefined : lines.get(path);
    if (path !== undefined) lines.set(path, firstLine ?? line);
    const refused: AddressRefusal | undefined =
      path === undefined
        ? { line, why: 'no address', address }
        : owner && owner.productId !== productId
          ? { line, why: 'address of another', address, title: owner.title }
          : firstLine !== undefined && firstLine !== line
            ? { line, why: 'address in the file', address, firstLine }
            : undefined;
    if (refused && source === '') plan.refused.push(refused);
    else if (path !== undefined && !refused && !owner && firstLine === undefined)
      plan.addresses.push({ ...row, path });
  }
  return plan;
}

/** What a dry run shows of addresses for products that are there. */
export const addressCells = ({ oldAddress }: FileFormat, addresses: BroughtAddress[]): ImportedCell[] =>
  addresses
    .filter(({ productId }) => productId)
    .map(({ line, title, path }) => ({ line, title, field: oldAddress, was: '', is: path }));
