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

/** `wrong`: a field is marked, and has the focus; `failed`: it could not be sent, or was refused as a whole. */
export type Submitted = 'sent' | 'wrong' | 'failed';

/**
 * A form of text fields. A field is checked when it is left, and from then on while typing; all are checked on submit,
 * and the first wrong one takes the focus. What was typed stays there, whatever happens.
 *
 *     const form = useForm({ initial: { email: '' }, check, send });
 *     <form {...form.props}><TextField label="E-mail" {...form.field('email')} /></form>
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its state, what it checks and what it hands out are one thing, and every part needs the others
export function useForm<Values extends Record<keyof Values, string>>({
  initial,
  check,
  send,
}: FormRules<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  // State comes too late for a second press in the same moment: it hears what becomes of the first.
  const running = useRef<Promise<Submitted>>(undefined);
  const [attempts, setAttempts] = useState(0);

  const found = check(values);
  const error = (name: keyof Values) => refused[name] ?? (left.has(name) ? found[name] : undefined);

  useEffect(() => {
    if (attempts > 0) showFirstWrong(element.current);
  }, [attempts]);

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((old) => ({ ...old, [name]: value }));
    setRefused((old) => ({ ...old, [name]: undefined }));
  };

  // An error that appears as a field is left would move the very button that is being pressed, and the press be lost.
  const pressing = useRef(false);

  const submit = () => {
    running.current ??= checkAndSend().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const checkAndSend = async (): Promise<Submitted> => {
    pressing.current = false;
    const entered = { ...values, ...enteredIn(element.current, values) };
    setValues(entered);
    setFailure(null);
    setLeft(new Set(Object.keys(entered) as (keyof Values)[]));
    if (Object.values(check(entered)).some(Boolean)) {
      setAttempts((count) => count + 1);
      return 'wrong';
    }
    setBusy(true);
    try {
      const answer = await send(entered);
      if (!answer) return 'sent';
      setFailure(answer);
      setRefused((answer.errors ?? {}) as Errors<Values>);
      setAttempts((count) => count + 1);
      return Object.keys(answer.errors ?? {}).some((name) => name in entered) ? 'wrong' : 'failed';
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
    /** What breaks a rule now, also of fields that nobody has left yet. */
    found,
    /** What the server said last, until the next attempt. */
    failure,
    busy,
    /** What pressing a submit button does, for a button elsewhere on the screen. */
    submit,
    /** Such a button is being pressed: see `pressing`. */
    pressed: () => {
      pressing.current = true;
    },
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

/** What stands in the fields: some browsers fill them in without telling the page. */
function enteredIn<Values extends Record<keyof Values, string>>(
  form: HTMLFormElement | null,
  values: Values,
): Partial<Values> {
  const entered: Record<string, string> = {};
  for (const name of Object.keys(values)) {
    const field = form?.elements.namedItem(name);
    const text =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isTick(field));
    if (text) entered[name] = field.value;
  }
  return entered as Partial<Values>;
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** The first wrong field takes the focus, and comes into sight with its label and its error, clear of what sticks to the edges. */
function showFirstWrong(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  if (!field) return;
  field.focus();
  for (const id of field.getAttribute('aria-describedby')?.split(' ') ?? [])
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
}
