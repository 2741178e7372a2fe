import { Link, useNavigate } from 'react-router';
import { emailError, tidyEmail } from '#contract/email-address.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { post } from '../../browser/api.ts';
import { useForm } from '../../browser/form.ts';
import { notePendingAccount } from '../../browser/pending-account.ts';
import { Button } from '../../ui/button.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { Refused } from '../parts/refused.tsx';
import { EmailField } from './email-field.tsx';
import { Entry } from './entry.tsx';
import { readRememberedForm, rememberForm } from './remembered-form.ts';
import { sendCode } from './send-code.ts';

const text = account.forgot;

export const meta = pageMeta(text);

/** E-mail -> one-time code -> new password -> login (spec.md section 4, 'Forgot password'). */
export default function ForgotPassword() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: readRememberedForm().email },
    check: ({ email }) => ({ email: emailError(email, rules.forgot.email) }),
    send: async ({ email }) => {
      rememberForm({ email });
      const known = await post('/isRegistered2', { email });
      if (known.status !== 200) return known;
      const refused = await sendCode(email);
      if (refused) return refused;
      notePendingAccount({ for: 'forgot', email: tidyEmail(email) });
      notifyOnNextPage(account.emailSent, { tone: 'good' });
      await navigate('/otp/forgot/email');
    },
  });
  return (
    <Entry
      title={text.title}
      intro={text.intro}
      below={
        <Link to="/login" className="link inline-flex min-h-11 items-center justify-self-start">
          {text.back}
        </Link>
      }
    >
      <form {...form.props} aria-label={text.title} className="grid gap-5">
        <EmailField {...form.field('email')} />
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
