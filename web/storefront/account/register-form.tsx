import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Failure } from '#contract/call.ts';
import { emailError, tidyEmail } from '#contract/email-address.ts';
import { accountNameRules, newPasswordError } from '#contract/form-rules.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { post } from '../../browser/api.ts';
import { forgetDraft, useDraft } from '../../browser/drafts.ts';
import { type Errors, useForm } from '../../browser/form.ts';
import { notePendingAccount, notePendingPassword } from '../../browser/pending-account.ts';
import { useShop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { PrivacyLine } from '../parts/privacy-line.tsx';
import { Refused } from '../parts/refused.tsx';
import { EmailField } from './email-field.tsx';
import { meantEmail } from './email-typo.ts';
import { hintBeside } from './entry.tsx';
import { nameError } from './name-error.ts';
import { PasswordPair } from './password-pair.tsx';
import { readRememberedForm, rememberForm } from './remembered-form.ts';
import { sendCode } from './send-code.ts';

const text = account.register;

/** The first step of an account; the code page makes it (spec.md section 4, 'Registration'). */
export function RegisterForm() {
  const navigate = useNavigate();
  const { shopName } = useShop();
  const form = useForm({
    initial: { ...readRememberedForm(), password: '', confirm: '' },
    check: (values) => check(values, shopName),
    send: async ({ name, email, password }) => {
      rememberForm({ name, email });
      const refused = (await askWhetherFree(email, password)) ?? (await sendCode(email));
      if (refused) return refused;
      notePendingAccount({ for: 'register', email: tidyEmail(email), name: name.trim() });
      notePendingPassword(password);
      forgetDraft('register');
      notifyOnNextPage(account.emailSent, { tone: 'good' });
      await navigate('/otp/register/email');
    },
  });
  const { name, email } = form.values;
  useDraft('register', { name, email }, (typed) => form.reset({ ...form.values, ...typed }));
  return (
    <form {...form.props} aria-label={text.title} className="grid gap-3">
      <TextField
        label={account.name}
        {...form.field('name')}
        autoComplete="name"
        maxLength={accountNameRules.made.max}
        required
      />
      <AskedEmail field={form.field('email')} onMeant={(email) => form.set('email', email)} />
      <PasswordPair
        password={{ label: account.password, hint: text.passwordHint, ...form.field('password') }}
        confirm={{ label: account.confirm, ...form.field('confirm') }}
      />
      <Refused failure={form.failure}>
        {form.failure?.status === 409 && (
          <Link to="/login" className="link">
            {text.signIn}
          </Link>
        )}
      </Refused>
      <Button type="submit" kind="primary" busy={form.busy && text.busy}>
        {text.submit}
      </Button>
      <PrivacyLine />
    </form>
  );
}

interface AskedEmailProps {
  field: ReturnType<ReturnType<typeof useForm<Values>>['field']>;
  onMeant: (email: string) => void;
}

/** Once it is left, a typing error in its domain is asked about: the code would go to nobody. */
function AskedEmail({ field, onMeant }: AskedEmailProps) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState('');
  const meant = left === field.value ? meantEmail(left) : undefined;
  return (
    <div className="grid gap-1">
      <EmailField
        ref={input}
        hint={text.emailHint}
        className={hintBeside}
        {...field}
        onBlur={(event) => {
          field.onBlur(event);
          setLeft(event.target.value);
        }}
      />
      <p role="status" className="empty:hidden">
        {meant && (
          <>
            {text.didYouMean}{' '}
            <button
              type="button"
              className="link min-h-11 font-semibold wrap-anywhere"
              onClick={() => {
                onMeant(meant);
                input.current?.focus();
              }}
            >
              {meant}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  );
}

type Values = { name: string; email: string; password: string; confirm: string };

const check = ({ name, email, password, confirm }: Values, shopName: string): Errors<Values> => ({
  name: nameError(name, accountNameRules.made, shopName),
  email: emailError(email, rules.register.email),
  password: newPasswordError(password),
  confirm: confirm === password && confirm !== '' ? undefined : rules.register.notMatched,
});

/** 409 is somebody else's or one's own earlier account; what a wrong or a too frequent call is told stays as it is. */
async function askWhetherFree(email: string, password: string): Promise<Failure | undefined> {
  const answer = await post('/isRegistered', { email, password });
  if (answer.status === 200) return undefined;
  if (answer.status === 409) return { ...answer, message: account.exists };
  return answer.status === 400 || answer.status === 429
    ? answer
    : { ...answer, message: account.registrationFailed };
}
