import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { passwordError } from '#contract/form-rules.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { post } from '../../browser/api.ts';
import { type Errors, useForm } from '../../browser/form.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { forgetIdentity, readIdentity } from '../../browser/identity.ts';
import { forgetPendingAccount, readPendingAccount } from '../../browser/pending-account.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { Refused } from '../parts/refused.tsx';
import { Entry } from './entry.tsx';
import { PasswordPair } from './password-pair.tsx';
import { rememberForm } from './remembered-form.ts';

const text = account.newPassword;

export const meta = pageMeta(text, noIndex);

export default function NewPassword() {
  return <Entry title={text.title}>{useHydrated() ? <ForWhom /> : <Loading />}</Entry>;
}

/** The e-mail is read once: it is forgotten as soon as the password is set. */
function ForWhom() {
  const [pending] = useState(readPendingAccount);
  return pending?.for === 'forgot' ? <NewPasswordOf email={pending.email} /> : <NoEmail />;
}

const NoEmail = () => (
  <Notice tone="bad" title={rules.newPassword.unauthorised}>
    <p>{text.noEmail}</p>
    <CodeLink />
  </Notice>
);

const CodeLink = () => (
  <Link to="/forgot-password" className="link inline-flex min-h-11 items-center font-semibold">
    {text.start}
  </Link>
);

/** Works once and within 15 minutes of a right code; after that the server says 'Authorized Email Not Found'. */
function NewPasswordOf({ email }: { email: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { newPassword: '', confirm: '' },
    check,
    send: async ({ newPassword }) => {
      const answer = await post('/update-pass', { email, newPassword });
      if (answer.status !== 200) return answer;
      // It ended every session of the account, this browser's among them.
      if (readIdentity()?.email === email) forgetIdentity();
      rememberForm({ email });
      notifyOnNextPage(answer.message ?? text.title, { tone: 'good' });
      await navigate('/login', { replace: true });
      forgetPendingAccount();
    },
  });
  return (
    <form {...form.props} aria-label={text.title} className="grid gap-5">
      <TextField label={account.email} type="email" autoComplete="username" value={email} readOnly />
      <PasswordPair
        password={{ label: text.password, hint: text.passwordHint, ...form.field('newPassword') }}
        confirm={{ label: text.confirm, ...form.field('confirm') }}
      />
      <Refused failure={form.failure}>{form.failure?.status === 403 && <CodeLink />}</Refused>
      <Button type="submit" kind="primary" busy={form.busy && text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}

const check = ({ newPassword, confirm }: Values): Errors<Values> => ({
  newPassword: passwordError(newPassword, rules.newPassword.length),
  confirm: confirm === newPassword ? undefined : rules.newPassword.match,
});

type Values = { newPassword: string; confirm: string };
