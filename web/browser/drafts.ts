import { useEffect, useEffectEvent, useRef } from 'react';
import { draftsKey as key } from './forget-drafts.ts';
import { isRecord } from './guards.ts';
import { readIdentity } from './identity.ts';

/**
 * What was typed into a form and not sent yet, by the form's name: it outlives a reload of the tab and an accidental Back (session
 * storage), and is shown to nobody but the account it was typed with. Where storage is blocked, it lives as long as its form. Never
 * for a password or a code.
 */
interface Draft {
  /** The account's e-mail; '' for a visitor's, which stays theirs as they sign in. */
  by: string;
  typed: Record<string, string>;
}

/** Null where nothing was typed, for somebody else, and for a form that has other fields now. */
export function readDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
): Record<Field, string> | null {
  const draft = readAll()[form];
  if (!isDraft(draft) || (draft.by && draft.by !== whose())) return null;
  const { typed } = draft;
  if (!fields.every((field) => typeof typed[field] === 'string')) return null;
  return Object.fromEntries(fields.map((field) => [field, typed[field]])) as Record<Field, string>;
}

export function noteDraft<Typed extends Record<keyof Typed, string>>(form: string, typed: Typed) {
  write({ ...readAll(), [form]: { by: whose(), typed } });
}

/** Once it is sent or given up. */
export function forgetDraft(form: string) {
  const { [form]: gone, ...others } = readAll();
  if (gone) write(others);
}

/**
 * Keeps what is typed into a form, and puts back what was typed there before; where nothing was, `prefill` says what stands in it.
 * `values` has every field from the first render on.
 */
export function useDraft<Values extends Record<keyof Values, string>>(
  form: string,
  values: Values,
  restore: (values: Values) => void,
  prefill?: () => Partial<Values>,
) {
  const now = JSON.stringify(values);
  const initial = useRef(values);
  const untouched = useRef(now);
  const came = useRef(false);

  const keep = useEffectEvent(() => {
    if (!came.current) return;
    if (now === untouched.current) forgetDraft(form);
    else noteDraft(form, values);
  });
  const begin = useEffectEvent(() => {
    came.current = true;
    const typed = readDraft(form, Object.keys(values) as (keyof Values & string)[]);
    const filled = prefill && { ...values, ...prefill() };
    if (filled) untouched.current = JSON.stringify(filled);
    // What was typed before the page was alive stays.
    const early = Object.fromEntries(
      Object.entries(values).filter(([name, text]) => text !== initial.current[name as keyof Values]),
    );
    const found = (typed as Values | null) ?? filled;
    const next: Values = { ...(found ?? values), ...early };
    if (found) restore(next);
    if (Object.keys(early).length > 0) noteDraft(form, next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what stands in the form is another
  useEffect(() => keep(), [now]);
  useEffect(() => {
    // React calls effects before it renders what is given back to it (event-replay.ts): `values` would lack that still.
    const soon = setTimeout(begin);
    return () => clearTimeout(soon);
  }, []);
}

const whose = () => readIdentity()?.email ?? '';

function readAll(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}

function write(drafts: Record<string, unknown>) {
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(key, JSON.stringify(drafts));
    else sessionStorage.removeItem(key);
  } catch {}
}

const isDraft = (found: unknown): found is Draft =>
  isRecord(found) && typeof found.by === 'string' && isRecord(found.typed);
