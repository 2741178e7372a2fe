import type { ReactNode, RefCallback } from 'react';
import { emailError } from '#contract/email-address.ts';
import { rules } from '#wording/rules.ts';
import { newsletter as text } from '#wording/storefront/newsletter.ts';
import { post } from '../../browser/api.ts';
import { noteCartCode, readCartCode } from '../../browser/discount-code.ts';
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
  title,
  emailRef,
  onCode,
  onDismiss,
}: {
  title: ReactNode;
  emailRef: RefCallback<HTMLInputElement>;
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
      // The cart's checkout takes it off by itself, unless another one is there.
      if (!readCartCode()) noteCartCode(answer.code);
      noteSubscribed();
    },
  });
  return (
    <form
      {...form.props}
      aria-label={text.title}
      className="flex flex-wrap items-end gap-x-6 gap-y-3 wide:pr-8"
    >
      <div className="grid flex-[1_1_20rem] gap-1">
        {title}
        <p className="text-sm text-muted">{text.consent}</p>
      </div>
      <div className="grid max-w-[28rem] flex-[1_1_20rem] grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
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
      <Button kind="quiet" className="wide:mb-1" onClick={onDismiss}>
        {text.dismiss}
      </Button>
      {form.failure && !form.failure.errors && (
        <Notice tone="bad" className="w-full">
          {form.failure.message}
        </Notice>
      )}
    </form>
  );
}
