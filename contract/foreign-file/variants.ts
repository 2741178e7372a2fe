import type { Category } from '#database/enums.ts';
import { type Attribute, attributesOf, readValue } from '#shop/catalogue/attributes/attribute.ts';
import type { FamilyCell } from '#shop/catalogue/families/in-file.ts';
import type { Row } from '#shop/catalogue/import/format.ts';
import { attributeColumn, familyColumn } from '../product-columns.ts';

/** One of the things that another shop sells as one product. */
export interface Variant {
  line: number;
  title: string;
  /** The same for all variants of one product. */
  group: string;
  /** What of it this is: the size M, the colour Black. */
  options: { name: string | undefined; value: string | undefined }[];
}

/** Columns that no file has: what the rows of a family say beside its name. */
const axesColumn = 'family axes';
const titleColumn = 'family title';

/** What other shops call what we call otherwise, in lower case. */
const otherNames: Record<string, string> = { color: 'colour', sizes: 'size', colors: 'colour' };
const otherValues: Record<string, string> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  'x-large': 'XL',
  'extra large': 'XL',
  '2xl': 'XXL',
  '3xl': 'XXXL',
  gray: 'Grey',
};

/**
 * The cells that the variants of one product have as a family, by their lines. An option states an attribute of the category that
 * is called so, where that takes the option's values of all of them; those of which the values differ are the family's axes.
 */
export function variantCells(
  variants: readonly Variant[],
  category: Category | undefined,
  attributes: readonly Attribute[],
): Map<number, Row['cells']> {
  const cells = new Map<number, Row['cells']>(variants.map(({ line }) => [line, {}]));
  const [first] = variants;
  if (!category || !first) return cells;
  const axes: string[] = [];
  for (const [place, { name = '' }] of first.options.entries()) {
    const attribute = attributeCalled(name, attributesOf([...attributes], category));
    if (!attribute) continue;
    const values = variants.map(({ options }) => cellFor(attribute, options[place]?.value ?? ''));
    if (values.includes('')) continue;
    variants.forEach(({ line }, at) => {
      Object.assign(cells.get(line) ?? {}, { [attributeColumn(attribute.key)]: values[at] });
    });
    if (new Set(values).size > 1) axes.push(attribute.key);
  }
  if (variants.length > 1)
    for (const each of cells.values())
      Object.assign(each, {
        [familyColumn]: first.group,
        [axesColumn]: axes.join('|'),
        [titleColumn]: first.title,
      });
  return cells;
}

/** What the cells of a row say of its family; undefined for nothing. */
export function variantFamily({ cells }: Row): FamilyCell | undefined {
  const { [familyColumn]: name, [axesColumn]: axes = '', [titleColumn]: title } = cells;
  if (!name) return undefined;
  return { name, axes: axes.split('|').filter(Boolean), ...(title && { title }), otherwise: 'apart' };
}

/** By its label or key, or by the end of its label alone: 'Weight' of BBs is the BB weight. */
function attributeCalled(name: string, attributes: Attribute[]): Attribute | undefined {
  const said = name.trim().toLowerCase();
  const called = otherNames[said] ?? said;
  if (!called) return undefined;
  const exact = attributes.find(({ key, label }) => key === called || label.toLowerCase() === called);
  const [only, other] = attributes.filter(({ label }) => label.toLowerCase().endsWith(` ${called}`));
  return exact ?? (other ? undefined : only);
}

/** As a cell has it; '' for one that the attribute does not take. */
function cellFor(attribute: Attribute, written: string): string {
  const plain = written.trim();
  const { unit } = attribute;
  const isNumber =
    attribute.kind === 'number' && unit !== '' && plain.toLowerCase().endsWith(unit.toLowerCase());
  const bare = isNumber ? plain.slice(0, -unit.length).trim() : plain;
  const read = [bare, otherValues[bare.toLowerCase()] ?? '']
    .map((text) => readValue(attribute, text))
    .find((one) => 'value' in one && one.value !== undefined);
  return read && 'value' in read ? String(read.value) : '';
}
