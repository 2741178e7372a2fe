import { type RefObject, useEffect } from 'react';
import { account } from '#wording/storefront/account.ts';
import { Field } from '../../ui/field.tsx';

export interface CodeFieldProps {
  value: string;
  error?: string;
  /** To give it the focus: as it comes, and after a new code was sent. */
  input: RefObject<HTMLInputElement | null>;
  onChange: (code: string) => void;
}

/** One field for the whole code, which phones fill from the message and which takes a pasted one in any shape. */
export function CodeField({ value, error, input, onChange }: CodeFieldProps) {
  // Its form is named as the page is, which a screen reader says with it.
  useEffect(() => input.current?.focus(), [input]);
  return (
    <Field label={account.code.label} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="userOtp"
          value={value}
          onChange={(event) => onChange(codeIn(event.target.value))}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="input figures min-h-14 text-center font-head text-3xl font-bold tracking-[0.3em]"
        />
      )}
    </Field>
  );
}

/** The code in what was typed or pasted: six digits, be they '123 456' or within a sentence; else what there is. */
function codeIn(text: string): string {
  const six = /\d{3}[\s-]?\d{3}/.exec(text);
  return (six ? six[0].replace(/\D/g, '') : text.replace(/\s/g, '')).slice(0, 12);
}
