import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { emailError, tidyEmail } from '#contract/email-address.ts';
import { maxPassword, passwordError } from '#contract/form-rules.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { review } from '#wording/storefront/review.ts';
import { post } from '../../browser/api.ts';
import { type Errors, useForm } from '../../browser/form.ts';
import { noteHadAccount, readHadAccount } from '../../browser/had-account.ts';
import { noteSignedIn } from '../../browser/identity.ts';
import { readEndedSession, useAskedToSignIn } from '../../browser/require-identity.ts';
import { takeReturnTo } from '../../browser/take-return-to.ts';
import { Button } from '../../ui/button.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { Refused } from '../parts/refused.tsx';
import { EmailField } from './email-field.tsx';
import { Entry, EntryChoice } from './entry.tsx';
import { KeptBasket, useCheckoutAhead } from './kept-basket.tsx';
import { RegisterForm } from './register-form.tsx';
import { readRememberedForm, rememberForm } from './remembered-form.ts';
import { SignedInAlready } from './signed-in-already.tsx';

const text = account.login;

export const meta = pageMeta(text, noIndex);

/** Who checks out here for the first time is shown how an account is made, until signing in is chosen. */
export default function Login() {
  const { key } = useLocation();
  const [arrivedAt] = useState(key);
  const toCheckOut = useCheckoutAhead() !== undefined;
  const asked = useAskedToSignIn();
  const isNew = asked && toCheckOut && key === arrivedAt && !readHadAccount();
  return (
    <Entry
      title={asked || toCheckOut ? account.choice : text.title}
      intro={
        <div className={toCheckOut ? 'text-sm' : ''}>
          {asked && <p role="alert">{review.signIn}</p>}
          {asked && readEndedSession() && <p>{toCheckOut ? text.endedAtCheckout : text.ended}</p>}
          {toCheckOut && <p className="max-sm:hidden">{text.whyAnAccount}</p>}
        </div>
      }
    >
      <SignedInAlready>
        <EntryChoice current={isNew ? '/register' : '/login'} />
        <KeptBasket />
        {isNew ? <RegisterForm /> : <SignInForm />}
      </SignedInAlready>
    </Entry>
  );
}

function SignInForm() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: readRememberedForm().email || readEndedSession(), password: '' },
    check,
    send: async ({ email, password }) => {
      const answer = await post('/userLogin', { email, password });
      if (answer.status !== 200) return answer;
      noteSignedIn({ email: tidyEmail(email), name: answer.name });
      noteHadAccount();
      void import('../../browser/sync-kit.ts').then(({ syncKit }) => syncKit(tidyEmail(email)));
      notifyOnNextPage(text.welcome(answer.name), { tone: 'good' });
      await navigate(takeReturnTo(), { replace: true });
    },
  });
  return (
    <form {...form.props} aria-label={text.title} className="grid gap-4">
      <EmailField {...form.field('email')} />
      <div className="grid gap-1">
        <PasswordField
          label={account.password}
          {...form.field('password')}
          autoComplete="current-password"
          maxLength={maxPassword}
          required
        />
        <Link
          to="/forgot-password"
          onClick={() => rememberForm({ email: form.values.email })}
          className="link inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {text.forgot}
        </Link>
      </div>
      <Refused failure={form.failure} />
      <Button type="submit" kind="primary" busy={form.busy && text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}

type Values = { email: string; password: string };

const check = ({ email, password }: Values): Errors<Values> => ({
  email: emailError(email, rules.login.email),
  password: passwordError(password, rules.login.password),
});
