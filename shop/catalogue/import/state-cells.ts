import type { Category } from '#database/enums.ts';
import {
  type Attribute,
  type AttributeValues,
  stateAttributes,
  type WrongValue,
} from '../attributes/attribute.ts';

/** The attribute cells of a row as they were typed, by the keys of attributes; without those that the file lacks. */
export type AttributeCells = Record<string, string>;

export interface StatedCells {
  attributes: AttributeValues;
  /** By key, what is wrong with a cell. */
  wrong: Record<string, WrongValue>;
  /** The keys of cells about attributes that the product's category lacks. */
  ignored: string[];
}

/**
 * What a product states by its row. An empty cell takes a value away. A cell about an attribute of other categories is ignored,
 * unless the product has stated it before: an export has a column for each attribute that any product may state.
 */
export function stateCells(
  attributes: readonly Attribute[],
  category: Category,
  before: AttributeValues,
  cells: AttributeCells,
): StatedCells {
  const filled = Object.entries(cells).filter(([key, cell]) => cell !== '' || Object.hasOwn(before, key));
  const own = new Set(attributes.filter((one) => one.categories.includes(category)).map(({ key }) => key));
  const fits = ([key]: [string, string]) => own.has(key) || Object.hasOwn(before, key);
  const stated = stateAttributes(attributes, category, before, Object.fromEntries(filled.filter(fits)));
  return {
    attributes: before,
    wrong: {},
    ...stated,
    ignored: filled.filter((cell) => !fits(cell)).map(([key]) => key),
  };
}
