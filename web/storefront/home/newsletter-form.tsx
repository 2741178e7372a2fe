import { emailError } from '#contract/email-address.ts';
import { rules } from '#wording/rules.ts';
import { newsletter as text } from '#wording/storefront/newsletter.ts';
import { post } from '../../browser/api.ts';
import { useForm } from '../../browser/form.ts';
import { noteSubscribed } from '../../browser/identity.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

const check = ({ email }: { email: string }) => ({
  email: emailError(email, rules.newsletter.email),
});

/** Its own form, which says what comes and how often; nothing is ticked beforehand (decisions.md section 6). */
export function NewsletterForm({
  onCode,
  onDismiss,
}: {
  onCode: (code: string) => void;
  onDismiss: () => void;
}) {
  const form = useForm({
    initial: { email: '' },
    check,
    send: async ({ email }) => {
      const answer = await post('/subNewsLetter', { email, source: 'popup' });
      if (answer.status !== 200) return answer;
      onCode(answer.code);
      noteSubscribed();
    },
  });
  return (
    <form {...form.props} aria-label={text.title} className="grid gap-3">
      <p className="hidden desk:block">{text.text}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <TextField
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
      <p className="text-xs text-muted desk:text-sm">{text.consent}</p>
      {form.failure && !form.failure.errors && <Notice tone="bad">{form.failure.message}</Notice>}
      <Button kind="quiet" className="hidden desk:inline-flex" onClick={onDismiss}>
        {text.dismiss}
      </Button>
    </form>
  );
}
