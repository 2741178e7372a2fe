import { type RefObject, useEffect, useRef, useState } from 'react';
import { emailError } from '#contract/email-address.ts';
import { rules } from '#wording/rules.ts';
import { stockRequest as text } from '#wording/storefront/stock-request.ts';
import { post } from '../../browser/api.ts';
import { useForm } from '../../browser/form.ts';
import { useIdentity } from '../../browser/identity.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

const check = ({ email }: { email: string }) => ({ email: emailError(email, rules.newsletter.email) });

/** Whether the form was sent before this code was here; `over` once it is, '' before either. */
export type EarlySubmit = '' | 'sent' | 'over';

interface NotifyInStockProps {
  productId: string;
  early: RefObject<EarlySubmit>;
}

/** On the page of what is sold out: who wants to hear when it is back. */
export function NotifyInStock(props: NotifyInStockProps) {
  const email = useIdentity()?.email ?? '';
  return <Form key={email} email={email} {...props} />;
}

function Form({ productId, early, email }: NotifyInStockProps & { email: string }) {
  const [answer, setAnswer] = useState('');
  const form = useForm({
    initial: { email },
    check,
    send: async ({ email }) => {
      setAnswer('');
      const answered = await post('/notify-in-stock', { productId, email });
      if (answered.status !== 200) return answered;
      setAnswer(answered.message ?? '');
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes alive
  useEffect(() => {
    // The form of whoever is signed in takes the place of the first one at once.
    const soon = setTimeout(() => {
      if (early.current === 'sent') void form.submit();
      early.current = 'over';
    });
    return () => clearTimeout(soon);
  }, []);
  const field = form.field('email');
  const failure = form.failure && !form.failure.errors ? form.failure.message : '';
  const good = useRef<HTMLParagraphElement>(null);
  const bad = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!answer && !failure) return;
    const said = answer ? good.current : bad.current;
    said?.focus({ preventScroll: true });
    // On a phone the bar with the buy button lies over what stands below the form's own button.
    said?.scrollIntoView({ block: 'nearest' });
  }, [answer, failure]);
  return (
    <form {...form.props} aria-label={text.title} className="grid content-start gap-2">
      <h2 className="text-xl">{text.title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <TextField
          label={text.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          {...field}
        />
        {/* Beside the input, which stands below its label. */}
        <Button
          type="submit"
          kind="primary"
          busy={form.busy && text.submitting}
          className="mt-[calc(1.55rem+4px)]"
        >
          {text.submit}
        </Button>
      </div>
      <p className="text-sm text-muted" hidden={Boolean(answer || failure || field.error)}>
        {text.rule} {(!email || form.values.email !== email) && text.confirmed}
      </p>
      <p ref={good} tabIndex={-1} role="status" className="text-sm font-semibold text-green empty:hidden">
        {answer}
      </p>
      <p ref={bad} tabIndex={-1} role="alert" className="text-sm font-semibold text-red empty:hidden">
        {failure}
      </p>
    </form>
  );
}
