import type { StaffAttribute } from '#contract/attribute.ts';
import type { Body } from '#contract/call.ts';
import type { dashSaveAttribute } from '#contract/dashboard.ts';
import { type AttributeKind, type Category, categories } from '#database/enums.ts';

/** An attribute as its form holds it: text, whatever the field. */
export interface AttributeFields {
  key: string;
  label: string;
  unit: string;
  kind: string;
  /** One a line. */
  choices: string;
  /** With commas between them. */
  categories: string;
  /** '1' or ''. */
  filter: string;
}

export const blankAttribute: AttributeFields = {
  key: '',
  label: '',
  unit: '',
  kind: '',
  choices: '',
  categories: '',
  filter: '',
};

export const fieldsOf = (attribute: StaffAttribute): AttributeFields => ({
  key: attribute.key,
  label: attribute.label,
  unit: attribute.unit,
  kind: attribute.kind,
  choices: attribute.choices.join('\n'),
  categories: attribute.categories.join(),
  filter: attribute.filter ? '1' : '',
});

export const isAmongChoices = (kind: string): boolean => kind === 'choice' || kind === 'choices';

/** What is sent. A unit or choices that were typed before another kind was chosen are not. */
export const bodyOf = (
  fields: AttributeFields,
  seen?: Pick<StaffAttribute, 'retired' | 'revision'>,
): Body<typeof dashSaveAttribute> => ({
  key: fields.key,
  label: fields.label,
  unit: fields.kind === 'number' ? fields.unit : '',
  kind: fields.kind as AttributeKind,
  choices: isAmongChoices(fields.kind) ? linesOf(fields.choices) : [],
  categories: categoriesOf(fields),
  filter: fields.filter === '1',
  retired: seen?.retired,
  version: seen?.revision,
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** In the shop's own order, whatever order they were ticked in. */
export const categoriesOf = ({ categories: chosen }: Pick<AttributeFields, 'categories'>): Category[] =>
  categories.filter((category) => chosen.split(',').includes(category));

/** A key out of a label: 'Pressure at 20 °C' is 'pressure-at-20-c'. */
export const keyOf = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
