import type { z } from 'zod';
import type { Attribute, WrongValue } from '#shop/catalogue/attributes/attribute.ts';
import { rules } from '#wording/rules.ts';
import type { attribute } from './catalogue.ts';
import type { WireSavedAttribute } from './dashboard.ts';

/** An attribute as shoppers' screens need it. */
export type ShownAttribute = Pick<
  Attribute,
  'key' | 'label' | 'unit' | 'kind' | 'choices' | 'categories' | 'filter'
>;

export const encodeAttribute = ({
  key,
  label,
  unit,
  kind,
  choices,
  categories,
  filter,
}: ShownAttribute): z.output<typeof attribute> => ({ key, label, unit, kind, choices, categories, filter });

/** As staff see it; `revision` counts their edits. */
export type StaffAttribute = Attribute & { revision: number };

export const encodeSavedAttribute = (attribute: StaffAttribute): WireSavedAttribute => ({
  ...encodeAttribute(attribute),
  position: attribute.position,
  retired: attribute.retired,
  version: attribute.revision,
});

export const decodeSavedAttribute = ({ version, ...attribute }: WireSavedAttribute): StaffAttribute => ({
  ...attribute,
  revision: version,
});

/** The field of a product's value of an attribute, as errors name it. */
export const attributeField = (key: string) => `attributes.${key}` as const;

/** What is wrong with values of attributes, by their fields. */
export const attributeErrors = (wrong: Record<string, WrongValue>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wrong).map(([key, value]) => [
      attributeField(key),
      value.why === 'choice'
        ? rules.product.attribute.choice(value.choices)
        : rules.product.attribute[value.why],
    ]),
  );
