import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { maxPassword, newPasswordError, oneTimeCodeRule } from '#contract/form-rules.ts';
import { textError } from '#contract/text-rule.ts';
import { account } from '#wording/storefront/account.ts';
import { post } from '../../browser/api.ts';
import { type Errors, useForm } from '../../browser/form.ts';
import { noteHadAccount } from '../../browser/had-account.ts';
import { noteSignedIn } from '../../browser/identity.ts';
import { forgetPendingAccount, readPendingPassword } from '../../browser/pending-account.ts';
import { takeReturnTo } from '../../browser/take-return-to.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refused } from '../parts/refused.tsx';
import { CodeEntry } from './code-entry.tsx';
import { CodeField } from './code-field.tsx';
import { Resend } from './resend.tsx';

const text = account.code;

/**
 * A right code makes the account and signs in. A code counts once: where it was right but the account could not be made,
 * the next try goes on from there. After a reload the password is asked for once: it was repeated a page ago, and can be shown.
 */
export function RegisterCode({ email, name }: { email: string; name: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(readPendingPassword);
  const [reloaded] = useState(kept === null);
  const [verified, setVerified] = useState(false);

  const form = useForm({
    initial: { userOtp: '', password: '' },
    check: ({ userOtp, password }): Errors<Values> => ({
      userOtp: verified ? undefined : textError(oneTimeCodeRule, userOtp),
      password: kept === null ? newPasswordError(password) : undefined,
    }),
    send: async ({ userOtp, password }) => {
      if (!verified) {
        const proof = await post('/verifyOtp', { email, userOtp });
        if (proof.status !== 200) return proof;
        setVerified(true);
      }
      const answer = await post('/regUser', { name, email, password: kept ?? password });
      if (answer.status !== 200) {
        if (answer.status === 403) setVerified(false);
        if (answer.errors?.password) setKept(null);
        // Typed a page ago: there is no field here for it to stand beside.
        if (answer.errors?.name) return { status: answer.status, message: answer.message };
        return answer;
      }
      noteSignedIn({ email, name: answer.name });
      noteHadAccount();
      void import('../../browser/sync-kit.ts').then(({ syncKit }) => syncKit(email));
      notifyOnNextPage(text.welcome(answer.name), { tone: 'good' });
      await navigate(takeReturnTo(), { replace: true });
      forgetPendingAccount();
    },
  });

  return (
    <CodeEntry email={email} changeAt="/register">
      <form {...form.props} aria-label={text.title} className="grid gap-5">
        {verified && !form.busy ? (
          <Notice tone="good">{text.verified}</Notice>
        ) : (
          <CodeField
            input={input}
            value={form.values.userOtp}
            error={form.error('userOtp')}
            onChange={(code) => form.set('userOtp', code)}
          />
        )}
        {kept === null && (
          <>
            {reloaded && <Notice title={text.passwordAgain}>{text.passwordAgainText}</Notice>}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label={account.password}
              hint={account.register.passwordHint}
              {...form.field('password')}
              autoComplete="new-password"
              maxLength={maxPassword}
              required
            />
          </>
        )}
        <Refused failure={form.failure}>
          {form.failure?.status === 409 && (
            <Link to="/login" className="link">
              {account.register.signIn}
            </Link>
          )}
        </Refused>
        <Button type="submit" kind="primary" busy={form.busy && text.busy}>
          {verified && !form.busy ? text.create : text.verifyRegister}
        </Button>
      </form>
      {!verified && (
        <Resend
          email={email}
          onSent={() => {
            form.reset({ ...form.values, userOtp: '' });
            input.current?.focus();
          }}
        />
      )}
    </CodeEntry>
  );
}

type Values = { userOtp: string; password: string };
