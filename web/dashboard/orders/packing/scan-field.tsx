import { type FormEvent, useEffect, useRef } from 'react';
import { bench as text } from '#wording/dashboard/packing.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

interface ScanFieldProps {
  /** Why the last scan was refused. */
  wrong: string | undefined;
  onScan: (code: string) => void;
}

/**
 * Where a scanner types. It has the focus at the start, and whatever is typed while nothing else takes text comes here: a scan
 * after a press on some button is not lost.
 */
export function ScanField({ wrong, onScan }: ScanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useTypingIn(input);
  const scan = (event: FormEvent) => {
    event.preventDefault();
    const { current } = input;
    if (!current) return;
    onScan(current.value);
    current.value = '';
    current.focus();
  };
  return (
    <form noValidate onSubmit={scan}>
      <Field label={text.scan} hint={text.scanHint} error={wrong}>
        {(control) => (
          <div className="flex gap-3">
            <input
              {...control}
              ref={input}
              name="scan"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              className="input text-lg"
            />
            <Button type="submit" kind="quiet" className="flex-none">
              {text.take}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function useTypingIn(input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    input.current?.focus();
    const typed = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      // The letter itself follows into the field that has the focus by then.
      input.current?.focus();
    };
    // Before the key that finds anything: no SKU begins with it, but one may have it.
    addEventListener('keydown', typed, { capture: true });
    return () => removeEventListener('keydown', typed, { capture: true });
  }, [input]);
}
