import type { Category } from '#database/enums.ts';
import type { ImportNote } from '#database/schema.ts';
import type { Attribute } from '../attributes/attribute.ts';
import type { Product } from '../product.ts';
import type { ImportedChange, ImportedProduct } from './compare.ts';

/**
 * How products stand in a CSV file: its columns, and the rules by which a row is read. They are those of the product form, so that
 * the contract has them (contract/product-file.ts).
 */
export interface FileFormat {
  /** The software whose export it is; '' for the shop's own files. */
  source: string;
  /** Where products may lack what tells their category, so that staff choose one for them all: the column that says it. */
  categoryColumn: string;
  /** The column whose text tells what a product is, where its title does not. */
  kindColumn: string;
  /** The column whose text tells facts of a product beside its title; '' for none. */
  tagsColumn: string;
  /** Those that may have a column. */
  attributes: readonly Attribute[];
  /** The column of an attribute, by its key. */
  attributeColumn(key: string): string;
  /** The column that a heading means, however it is written; undefined for one that is unknown. */
  columnOf(heading: string): string | undefined;
  /** The column that a heading of somebody else's list most likely means; of several for one column, that of the lowest rank. */
  guessColumn(heading: string): { column: string; rank: number } | undefined;
  /** What a new product can't do without: of each of these, one column. */
  needed: readonly (readonly [string, ...string[]])[];
  /** Each holds the name of an uploaded image, or the address of one that is to be fetched. */
  images: readonly string[];
  /** The edits by staff when the shop made the file. */
  revision: string;
  /** The column of addresses that a product had in another shop. */
  oldAddress: string;
  /**
   * Rows of a file as rows of products, their cells as the rules read them: what people and spreadsheets write otherwise, but can
   * only mean one thing, is put right. What is left out of account on the way is a warning, how cells were read a note.
   */
  rowsOf(rows: Row[], delimiter: string): { rows: Row[]; warnings: ImportNote[]; notes: ImportNote[] };
  /** A row for a new product; undefined, with a reason reported, where it is none. */
  readNew(
    row: Row,
    report: Report,
  ): Omit<ImportedProduct, 'pictureAddresses' | 'activate' | 'proposed'> | undefined;
  /** A row for a product that the shop has: what its cells say. What is reported is left undefined. */
  readChange(row: Row, report: Report): Omit<ImportedChange, 'pictureAddresses'>;
  /** A product as its row in a file. */
  cellsOf(product: Product): Record<string, string>;
  check: Check;
}

/** The cells of a row by their columns; without those that the file lacks. */
export interface Row {
  /** As a spreadsheet counts; 1 is the heading. */
  line: number;
  cells: Record<string, string>;
}

/** Hears what is wrong with a cell, by its column. */
export type Report = (column: string, message: string) => void;

/** The rules that a product breaks as a whole by what becomes of it (tiers that do not rise, say), by column. */
export type Check = (change: { before: Product; after: Product }) => { field: string; message: string }[];

/** The format of a file by its headings. */
export type ChooseFormat = (headings: string[]) => FileFormat;

/** How files are read in this shop; `category` is staff's choice for products that tell none. */
export type FormatWith = (attributes: readonly Attribute[], category: Category | undefined) => ChooseFormat;
