import type { z } from 'zod';
import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
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
