import { Link, useNavigate } from 'react-router';
import { emailError, tidyEmail } from '#contract/email-address.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { post } from '../../browser/api.ts';
import { useForm } from '../../browser/form.ts';
import { useIdentity } from '../../browser/identity.ts';
import { notePendingAccount } from '../../browser/pending-account.ts';
import { noteReturnTo } from '../../browser/return-to.ts';
import { Button } from '../../ui/button.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { Refused } from '../parts/refused.tsx';
import { EmailField } from './email-field.tsx';
import { Entry } from './entry.tsx';
import { readRememberedForm, rememberForm } from './remembered-form.ts';
import { sendCode } from './send-code.ts';

const text = account.forgot;

export const meta = pageMeta(text, noIndex);

/** Who is signed in changes the password of that account; its e-mail is known. */
export default function ForgotPassword() {
  const known = useIdentity()?.email ?? '';
  return <AskForCode key={known} known={known} />;
}

/** E-mail -> one-time code -> new password -> login (spec.md section 4, 'Forgot password'). */
function AskForCode({ known }: { known: string }) {
  const navigate = useNavigate();
  const { title, intro, back } = known ? text.change : text;
  const form = useForm({
    initial: { email: known || readRememberedForm().email },
    check: ({ email }) => ({ email: emailError(email, rules.forgot.email) }),
    send: async ({ email }) => {
      rememberForm({ email });
      const known = await post('/isRegistered2', { email });
      if (known.status !== 200) return known;
      const refused = await sendCode(email);
      if (refused) return refused;
      notePendingAccount({ for: 'forgot', email: tidyEmail(email) });
      if (known) noteReturnTo('/settings');
      notifyOnNextPage(account.emailSent, { tone: 'good' });
      await navigate('/otp/forgot/email');
    },
  });
  return (
    <Entry
      title={title}
      intro={intro}
      below={
        <Link
          to={known ? '/settings' : '/login'}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {back}
        </Link>
      }
    >
      <form {...form.props} aria-label={title} className="grid gap-5">
        <EmailField {...form.field('email')} readOnly={!!known} />
        <Refused failure={form.failure}>
          {form.failure?.status === 404 && (
            <Link to="/register" className="link">
              {account.register.title}
            </Link>
          )}
        </Refused>
        <Button type="submit" kind="primary" busy={form.busy && text.busy}>
          {text.submit}
        </Button>
      </form>
    </Entry>
  );
}
