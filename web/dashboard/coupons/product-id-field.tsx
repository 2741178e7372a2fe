import { useEffect, useId, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { decodeProductName, type ProductName } from '#contract/product.ts';
import { Field, type TextFieldProps } from '../../ui/field.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** Milliseconds of rest in typing before products are looked for, and how many are offered. */
const debounceMs = 200;
const maxOffered = 8;

/** The id of a product: what is typed is looked for in titles, and the browser offers the products found. */
export function ProductIdField({ label, hint, error, ...input }: TextFieldProps) {
  const list = useId();
  const found = useProducts(String(input.value ?? '').trim());
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...input}
            {...control}
            list={list}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            className="input [font-variant-ligatures:none]"
          />
        )}
      </Field>
      <datalist id={list}>
        <option value="all" />
        {found.map(({ id, title }) => (
          <option key={id} value={id} label={title} />
        ))}
      </datalist>
    </>
  );
}

function useProducts(find: string): ProductName[] {
  const { ask } = useDashboard();
  const [found, setFound] = useState<ProductName[]>([]);
  useEffect(() => {
    if (find.length < 2 || find === 'all') return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(paths.dashProducts, { find, limit: maxOffered }, leaving);
      if (answer.status === 200 && !leaving.signal.aborted) setFound(answer.data.map(decodeProductName));
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, find]);
  return found;
}
