import type { Category } from '#database/enums.ts';
import type { StockInFile } from '#database/schema.ts';
import type { AttributeValues } from '../attributes/attribute.ts';
import type { FamilyCell } from '../families/in-file.ts';
import type { Product } from '../product.ts';
import { type ProductDraft, unitsOnHand } from '../save.ts';
import type { AttributeCells } from './state-cells.ts';

/** A picture that a row wants from an address. */
export interface PictureAddress {
  /** Among the product's pictures, from 0. */
  place: number;
  address: string;
}

/** A row of a file for a product that is there already. */
export interface ImportedChange {
  /** In the file, as a spreadsheet counts: 1 is the heading. */
  line: number;
  id: string;
  /** Whether the row names its product by its SKU, not by its id. */
  bySku: boolean;
  /** The edits by staff when the file was made; a file that was not exported has none. */
  revision?: number;
  /** The units on sale when the file was made: with it, only what was added to them or taken away counts. */
  availableWas?: number;
  /** Where it was in another shop, as written. */
  oldAddresses?: string[];
  family?: FamilyCell | undefined;
  cells: Cells;
  /** Pictures that are to be fetched. */
  pictureAddresses: PictureAddress[];
}

/** What a file did not say of a new product, and was taken for granted. */
export type Assumption =
  /** By its title, its description or another word for it. */
  | 'category'
  /** Its description, which names it. */
  | 'title'
  /** Its title. */
  | 'description'
  /** None in stock. */
  | 'quantity'
  /** Off sale, since it has no picture. */
  | 'no picture'
  /** Off sale until its first picture is fetched, or for good where the file does not say that it is active. */
  | 'pictures to come'
  | 'pictures, no status'
  /** Off sale until staff say by whom it may be bought, since it looks like a gun. */
  | 'gun';

/** A row of a file for a new product. */
export interface ImportedProduct extends ProductDraft {
  line: number;
  images: string[];
  /** Where it was in another shop, as written. */
  oldAddresses?: string[];
  family?: FamilyCell | undefined;
  attributes: AttributeCells;
  /** What its title and tags tell beside its cells; none of it is stated unless staff say so. */
  proposed: AttributeCells;
  assumed: Assumption[];
  /** Pictures that are to be fetched. */
  pictureAddresses: PictureAddress[];
  /** Whether it goes on sale with the first of these. */
  activate: boolean;
}

/** What the cells of a row say. A column that the file lacks is undefined, and stays as it is. */
export interface Cells {
  title?: string;
  category?: Category;
  description?: string;
  pricePence?: number;
  taxPercent?: number;
  active?: boolean;
  /** Units that can be sold from now on. */
  available?: number;
  /** Units to be added to those that can be sold, or below 0 to be taken from them. Instead of `available`. */
  addedUnits?: number;
  /** By place; '' is none. */
  features: (string | undefined)[];
  /** By place; 0 is none. */
  tierQuantities: (number | undefined)[];
  tierPercents: (number | undefined)[];
  /** By place. Without any, a product keeps its own. */
  images: (string | undefined)[];
  slug?: string;
  adult?: boolean;
  imitation?: boolean;
  /** Null: none any more. */
  sku?: string | null;
  barcode?: string | null;
  costPence?: number | null;
  weightGrams?: number | null;
  shelf?: string | null;
  attributes: AttributeCells;
}

/** A row that differs from what the shop has. */
export interface Difference {
  line: number;
  before: Product;
  after: Product;
  /** Staff edited the product since the file was made. */
  stale: boolean;
  /** Of stock that the file changes and that moved since it was made: the difference counts. */
  stock?: StockInFile;
}

/**
 * What becomes of a product by its row; undefined where the row says what the shop has already.
 *
 * @param stated what it states afterwards, and the family that it is a member of
 */
export function differenceOf(
  before: Product,
  row: ImportedChange,
  stated: { attributes: AttributeValues; familyId: number | null },
): Difference | undefined {
  // A SKU that names the product does so in whatever case.
  const after = { ...applied(before, row), ...(row.bySku && { sku: before.sku }), ...stated };
  if (JSON.stringify(after) === JSON.stringify(before)) return undefined;
  const stale = row.revision !== undefined && row.revision !== before.revision;
  return { line: row.line, before, after, stale, stock: movedStock(before, row) };
}

function movedStock(before: Product, { cells, availableWas }: ImportedChange): StockInFile | undefined {
  const { available } = cells;
  if (available === undefined || availableWas === undefined || available === availableWas) return undefined;
  const moved = before.onHand - before.reserved !== availableWas;
  return moved ? { atExport: availableWas, inFile: available } : undefined;
}

function applied(before: Product, { cells, availableWas }: ImportedChange): Product {
  const { features, tierQuantities, tierPercents, images, description, ...rest } = cells;
  const { available, addedUnits, attributes: _attributes, ...plain } = rest;
  const tiers = [0, 1, 2]
    .map((place) => [
      tierQuantities[place] ?? before.tierQuantities[place] ?? 0,
      tierPercents[place] ?? before.tierPercents[place] ?? 0,
    ])
    // Half a tier stays, so that it is found wrong.
    .filter(([quantity, percent]) => quantity || percent);
  const imitation = plain.imitation ?? before.imitation;
  return {
    ...before,
    ...given(plain),
    adult: imitation || (plain.adult ?? before.adult),
    description: sameLines(description, before.description),
    features: placed(features, before.features),
    tierQuantities: tiers.map(([quantity = 0]) => quantity),
    tierPercents: tiers.map(([, percent = 0]) => percent),
    images: images.some(Boolean) ? placed(images, before.images) : before.images,
    onHand: onHandAfter(before, { available, addedUnits, availableWas }),
  };
}

function onHandAfter(
  before: Product,
  {
    available,
    addedUnits,
    availableWas,
  }: Pick<Cells, 'available' | 'addedUnits'> & { availableWas?: number },
): number {
  if (addedUnits !== undefined) return unitsOnHand(before, { available: addedUnits, availableWas: 0 });
  return available === undefined ? before.onHand : unitsOnHand(before, { available, availableWas });
}

/** A text as the file has it, unless only its line ends differ: spreadsheets have their own. */
function sameLines(cell: string | undefined, before: string): string {
  const text = cell?.replaceAll('\r\n', '\n');
  return text === undefined || text === before.replaceAll('\r\n', '\n') ? before : text;
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };

/** Texts by their place, each as the file has it or else as it was; without the empty ones. */
const placed = (cells: (string | undefined)[], before: string[]): string[] =>
  cells.map((cell, place) => cell ?? before[place] ?? '').filter((text) => text !== '');
