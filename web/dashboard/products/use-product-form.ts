import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { useForm } from '../../browser/form.ts';
import { checkProduct } from './check.ts';
import { usePictures } from './use-pictures.ts';
import { inForm, type ProductValues } from './values.ts';

export interface ProductFormRules {
  initial: ProductValues;
  /** The stored names of the pictures it has already. */
  images: readonly string[];
  /** Sends the product with the stored names of its pictures. Answers the failure where there is one. */
  send: (values: ProductValues, images: string[]) => Promise<Failure | undefined>;
  /** The pictures could not be uploaded. */
  uploadFailed: (failure: Failure) => void;
}

export type ProductFormState = ReturnType<typeof useProductForm>;

/** The form of a product: its fields, its pictures, which are uploaded first, and whether it has unsaved changes. */
export function useProductForm({ initial, images, send, uploadFailed }: ProductFormRules) {
  const [saved, setSaved] = useState(initial);
  const form = useForm<ProductValues>({
    initial,
    check: checkProduct,
    send: async (values) => {
      const stored = await pictures.store();
      if ('message' in stored) {
        uploadFailed(stored);
        return stored;
      }
      const failure = await send(values, stored.images);
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
