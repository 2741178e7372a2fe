import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Failure } from '#contract/call.ts';

export type Errors<Values> = { [Name in keyof Values]?: string };

export interface FormRules<Values> {
  initial: Values;
  /** The messages of the fields that break a rule; the same rules as the server's. */
  check: (values: Values) => Errors<Values>;
  /** Sends the values. Answers the failure where there is one; its `errors` go to the fields they name. */
  send: (values: Values) => Promise<Failure | undefined>;
}

/**
 * A form of text fields. A field is checked when it is left, and from then on while typing; all are checked on submit,
 * and the first wrong one takes the focus. What was typed stays there, whatever happens.
 *
 *     const form = useForm({ initial: { email: '' }, check, send });
 *     <form {...form.props}><TextField label="E-mail" {...form.field('email')} /></form>
 */
export function useForm<Values extends Record<string, string>>({ initial, check, send }: FormRules<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);

  const found = check(values);
  const error = (name: keyof Values) => refused[name] ?? (left.has(name) ? found[name] : undefined);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((old) => ({ ...old, [name]: value }));
    setRefused((old) => ({ ...old, [name]: undefined }));
  };

  // An error that appears as a field is left would move the very button that is being pressed, and the press be lost.
  const pressing = useRef(false);

  const submit = async () => {
    pressing.current = false;
    if (busy) return;
    setFailure(null);
    setLeft(new Set(Object.keys(values)));
    if (Object.values(check(values)).some(Boolean)) return setAttempts((count) => count + 1);
    setBusy(true);
    try {
      const answer = await send(values);
      if (!answer) return;
      setFailure(answer);
      setRefused((answer.errors ?? {}) as Errors<Values>);
      setAttempts((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    set,
    /** Other values as a whole, such as those the server has; nothing counts as touched. */
    reset: (next: Values) => {
      setValues(next);
      setLeft(new Set());
      setRefused({});
      setFailure(null);
    },
    error,
    /** What the server said last, until the next attempt. */
    failure,
    busy,
    /** To spread into `<form>`. */
    props: {
      ref: element,
      // Sent before the page is alive, a form would put what was typed, passwords too, into the address; outside a
      // dialog this method does nothing, and what was typed stays.
      method: 'dialog',
      noValidate: true,
      onPointerDown: ({ target }: PointerEvent) => {
        pressing.current = Boolean((target as Element).closest('[type="submit"]'));
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    /** To spread into TextField, TextArea, SelectField or PasswordField. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: error(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, event.target.value as Values[typeof name]),
      onBlur: (_event: FocusEvent) => {
        if (pressing.current) return;
        if (values[name] !== initial[name]) setLeft((old) => new Set(old).add(name));
      },
    }),
  };
}
