import { useCallback, useEffect, useRef, useState } from 'react';
import { attributeErrors, attributeField, type StaffAttribute } from '#contract/attribute.ts';
import type { Failure } from '#contract/call.ts';
import type { ProductForm } from '#contract/product-draft.ts';
import type { Category } from '#database/enums.ts';
import { stateAttributes } from '#shop/catalogue/attributes/attribute.ts';
import { useForm } from '../../browser/form.ts';
import { usePictures } from './use-pictures.ts';
import { attributesAsked, blankProduct, formOf, imageKeys, inForm, type ProductValues } from './values.ts';

export interface ProductFormRules {
  initial: ProductValues;
  /** The stored names of the pictures it has already. */
  images: readonly string[];
  /** All that there are, for whatever category is chosen. */
  attributes: StaffAttribute[];
  /** What the call's schema says of the form: the message of each wrong field, by its name on the wire. */
  check: (form: ProductForm) => Record<string, string>;
  /** Sends the form, its pictures by their stored names. Answers the failure where there is one. */
  send: (form: ProductForm, values: ProductValues) => Promise<Failure | undefined>;
  /** The pictures could not be uploaded. */
  uploadFailed: (failure: Failure) => void;
}

export type ProductFormState = ReturnType<typeof useProductForm>;

/** The form of a product: its fields, its pictures, which are uploaded first, and whether it has unsaved changes. */
export function useProductForm({ initial, images, attributes, check, send, uploadFailed }: ProductFormRules) {
  const [saved, setSaved] = useState(initial);
  const form = useForm<ProductValues>({
    initial,
    check: (values) => {
      const form = formOf(values, { images: imageKeys(values), attributes });
      return { ...inForm(check(form)), ...factErrors(attributes, form) };
    },
    send: async (values) => {
      const stored = await pictures.store();
      if ('message' in stored) {
        uploadFailed(stored);
        return stored;
      }
      const failure = await send(formOf(values, { images: stored.images, attributes }), values);
      return failure && { ...failure, errors: inForm(failure.errors) };
    },
  });
  const pictures = usePictures({ images, alts: JSON.parse(initial.alts) as string[] }, (all) => {
    form.set('images', all.map(({ key }) => key).join());
    form.set('alts', JSON.stringify(all.map(({ alt }) => alt)));
  });

  const dirty = !same(form.values, saved, attributes);
  const latest = useRef(dirty);
  useEffect(() => {
    latest.current = dirty;
  }, [dirty]);
  const unsaved = useCallback(() => latest.current, []);

  return {
    form,
    pictures,
    attributes,
    dirty,
    unsaved,
    /**
     * What was sent is on the server now, where it reads as `now`. What was typed meanwhile stays, and is unsaved. The
     * pictures keep their keys.
     */
    settle: (sent: ProductValues, now: ProductValues) => {
      latest.current = false;
      const kept: ProductValues = { ...now, images: sent.images };
      setSaved(kept);
      for (const name of fields(kept, attributes))
        if ((kept[name] ?? '') !== (sent[name] ?? '')) form.set(name, kept[name] ?? '');
    },
  };
}

/** What is wrong with the facts, by the rules that the shop reads them by. */
const factErrors = (attributes: StaffAttribute[], form: ProductForm): Record<string, string> => {
  const stated = stateAttributes(attributes, form.category as Category, {}, form.attributes ?? {});
  return 'wrong' in stated ? attributeErrors(stated.wrong) : {};
};

/** The fields that are sent: facts of other categories are not. */
const fields = (values: ProductValues, attributes: StaffAttribute[]): (keyof ProductValues)[] => [
  ...(Object.keys(blankProduct) as (keyof typeof blankProduct)[]),
  ...attributesAsked(attributes, values).map(({ key }) => attributeField(key)),
];

const same = (one: ProductValues, two: ProductValues, attributes: StaffAttribute[]) =>
  fields(one, attributes).every((name) => (one[name] ?? '') === (two[name] ?? ''));
