import { ChevronDown, X } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { formatPence } from '#contract/money.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { useForm } from '../../browser/form.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

const text = checkout.code;

export interface CodeProps {
  /** The code that counts, and what it takes off in pence. */
  applied: { code: string; savedPence: number } | null;
  /** Why a code that was applied does not count any more. */
  problem: string;
  onApply: (code: string) => Promise<Failure | undefined>;
  onRemove: () => void;
  handle: Ref<CodeHandle>;
}

export interface CodeHandle {
  /**
   * Applies what is typed and was not applied yet, as its own button does; answers whether the order can be paid. Of a code that does
   * not work it is said once: whoever pays all the same goes without it.
   */
  settle: () => Promise<boolean>;
}

/** Folded, for most have none, unless there is something to say of one. */
export function Code({ applied, problem, onApply, onRemove, handle }: CodeProps) {
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // On the element: somebody may have folded away what has to be said.
  const unfold = () => details.current?.toggleAttribute('open', true);
  return (
    <details
      ref={details}
      open={opened || applied !== null || problem !== ''}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group border-t border-line pt-2"
    >
      <summary className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-xl">{text.title}</h2>
        <ChevronDown size={20} aria-hidden className="flex-none group-open:rotate-180" />
      </summary>
      <CodeForm problem={problem} onApply={onApply} handle={handle} unfold={unfold} />
      <div role="status">
        {applied && (
          <p className="mt-3 flex w-max max-w-full items-center gap-1 rounded-sm bg-green-tint pl-3 font-semibold text-green">
            {text.applied(applied.code, formatPence(applied.savedPence))}
            <IconButton label={text.remove(applied.code)} onClick={onRemove}>
              <X size={18} aria-hidden />
            </IconButton>
          </p>
        )}
      </div>
    </details>
  );
}

type CodeFormProps = Pick<CodeProps, 'problem' | 'onApply' | 'handle'> & { unfold: () => void };

function CodeForm({ problem, onApply, handle, unfold }: CodeFormProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : text.enter }),
    send: async ({ code }) => {
      const failure = await onApply(code.trim());
      if (!failure) form.reset({ code: '' });
      return failure;
    },
  });
  const error = form.error('code') ?? (problem || undefined);
  const settle = async () => {
    if (!form.values.code.trim() || form.error('code')) return true;
    unfold();
    return (await form.submit()) === 'sent';
  };
  useImperativeHandle(handle, () => ({ settle }));
  return (
    <form {...form.props} aria-label={text.title}>
      <Field label={text.label} error={error}>
        {(control) => (
          <div className="flex max-w-form gap-3">
            <input
              {...control}
              {...withoutError(form.field('code'))}
              className="input min-w-0 flex-1 uppercase"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
            <Button type="submit" busy={form.busy && text.applying}>
              {text.apply}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** The field says the error itself. */
const withoutError = <Props extends { error?: string }>({ error: _said, ...rest }: Props) => rest;
