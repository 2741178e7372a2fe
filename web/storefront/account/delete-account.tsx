import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { maxPassword, passwordError } from '#contract/form-rules.ts';
import { rules } from '#wording/rules.ts';
import { settings } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { forgetDrafts } from '../../browser/forget-drafts.ts';
import { useForm } from '../../browser/form.ts';
import { forgetIdentity } from '../../browser/identity.ts';
import { forgetPendingAccount } from '../../browser/pending-account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refused } from '../parts/refused.tsx';

const text = settings.leave;

export interface DeleteAccountProps {
  email: string;
  onSignedOut: () => void;
}

/** Says what goes and what stays, and asks for the password. The cart is the browser's and stays. */
export function DeleteAccount({ email, onSignedOut }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordError(password, rules.login.password) }),
    send: async ({ password }) => {
      const answer = await post('/delete-account', { email, password });
      if (answer.status === 401 || answer.status === 403) return void onSignedOut();
      if (answer.status !== 200) return answer;
      forgetIdentity();
      forgetDrafts();
      forgetPendingAccount();
      navigate('/', { replace: true });
      notifyOnNextPage(answer.message ?? text.done, { tone: 'good' });
    },
  });
  const close = () => {
    setOpen(false);
    form.reset({ password: '' });
  };
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {settings.data.delete}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={text.title}
        footer={
          <>
            <Refused failure={form.failure} />
            <Button kind="quiet" onClick={close}>
              {text.keep}
            </Button>
            <Button type="submit" form={id} kind="danger" busy={form.busy && text.busy}>
              {text.submit}
            </Button>
          </>
        }
      >
        <form {...form.props} id={id} aria-label={text.title} className="grid gap-4">
          <Points title={text.goes} points={text.going} />
          <Points title={text.stays} points={text.staying} />
          <p className="font-semibold">{text.final}</p>
          {/* Tells password managers whose password it is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={text.password}
            hint={text.passwordHint}
            {...form.field('password')}
            autoComplete="current-password"
            maxLength={maxPassword}
            required
          />
        </form>
      </Dialog>
    </>
  );
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <h3 className="mb-1">{title}</h3>
    <ul className="list-disc pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);
