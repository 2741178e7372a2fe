import type { RefCallback } from 'react';
import { emailError } from '#contract/email-address.ts';
import { rules } from '#wording/rules.ts';
import { newsletter as text } from '#wording/storefront/newsletter.ts';
import { post } from '../../browser/api.ts';
import { useForm } from '../../browser/form.ts';
import { noteSubscribed, readIdentity } from '../../browser/identity.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

const check = ({ email }: { email: string }) => ({
  email: emailError(email, rules.newsletter.email),
});

/**
 * Its own form, which says what comes and how often; nothing is ticked beforehand (decisions.md section 6). Whoever is signed in
 * finds their e-mail there.
 */
export function NewsletterForm({
  emailRef,
  onCode,
  onDismiss,
}: {
  emailRef: RefCallback<HTMLInputElement> | undefined;
  onCode: (code: string) => void;
  onDismiss: () => void;
}) {
  const form = useForm({
    initial: { email: readIdentity()?.email ?? '' },
    check,
    send: async ({ email }) => {
      const answer = await post('/subNewsLetter', { email, source: 'popup' });
      if (answer.status !== 200) return answer;
      onCode(answer.code);
      noteSubscribed();
    },
  });
  return (
    <form
      {...form.props}
      aria-label={text.title}
      className="grid gap-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)_auto] desk:items-end desk:gap-x-6"
    >
      <p className="order-1 text-sm text-muted desk:order-none">{text.consent}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 desk:-mt-10">
        <TextField
          ref={emailRef}
          label={text.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          {...form.field('email')}
        />
        {/* Beside the input, which stands below its label. */}
        <Button type="submit" busy={form.busy && text.submitting} className="mt-[calc(1.55rem+4px)]">
          {text.submit}
        </Button>
      </div>
      {form.failure && !form.failure.errors && (
        <Notice tone="bad" className="order-2 desk:order-none desk:col-span-3 desk:row-start-2">
          {form.failure.message}
        </Notice>
      )}
      <Button kind="quiet" className="order-3 desk:order-none" onClick={onDismiss}>
        {text.dismiss}
      </Button>
    </form>
  );
}
