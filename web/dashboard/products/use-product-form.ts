import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import type { ProductForm } from '#contract/product-draft.ts';
import { useForm } from '../../browser/form.ts';
import { usePictures } from './use-pictures.ts';
import { formOf, imageKeys, inForm, type ProductValues } from './values.ts';

export interface ProductFormRules {
  initial: ProductValues;
  /** The stored names of the pictures it has already. */
  images: readonly string[];
  /** What the call's schema says of the form: the message of each wrong field, by its name on the wire. */
  check: (form: ProductForm) => Record<string, string>;
  /** Sends the form, its pictures by their stored names. Answers the failure where there is one. */
  send: (form: ProductForm, values: ProductValues) => Promise<Failure | undefined>;
  /** The pictures could not be uploaded. */
  uploadFailed: (failure: Failure) => void;
}

export type ProductFormState = ReturnType<typeof useProductForm>;

/** The form of a product: its fields, its pictures, which are uploaded first, and whether it has unsaved changes. */
export function useProductForm({ initial, images, check, send, uploadFailed }: ProductFormRules) {
  const [saved, setSaved] = useState(initial);
  const form = useForm<ProductValues>({
    initial,
    check: (values) => inForm(check(formOf(values, imageKeys(values)))),
    send: async (values) => {
      const stored = await pictures.store();
      if ('message' in stored) {
        uploadFailed(stored);
        return stored;
      }
      const failure = await send(formOf(values, stored.images), values);
      return failure && { ...failure, errors: inForm(failure.errors) };
    },
  });
  const pictures = usePictures(images, (keys) => form.set('images', keys));

  const dirty = !same(form.values, saved);
  const latest = useRef(dirty);
  useEffect(() => {
    latest.current = dirty;
  }, [dirty]);
  const unsaved = useCallback(() => latest.current, []);

  return {
    form,
    pictures,
    dirty,
    unsaved,
    /**
     * What was sent is on the server now, where it reads as `now`. What was typed meanwhile stays, and is unsaved. The
     * pictures keep their keys.
     */
    settle: (sent: ProductValues, now: ProductValues) => {
      latest.current = false;
      const kept = { ...now, images: sent.images };
      setSaved(kept);
      for (const name of names(kept)) if (kept[name] !== sent[name]) form.set(name, kept[name]);
    },
  };
}

const names = (values: ProductValues) => Object.keys(values) as (keyof ProductValues)[];

const same = (one: ProductValues, two: ProductValues) => names(one).every((name) => one[name] === two[name]);
