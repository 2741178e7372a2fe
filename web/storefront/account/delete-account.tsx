import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { rules } from '#wording/rules.ts';
import { settings } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { useForm } from '../../browser/form.ts';
import { forgetIdentity } from '../../browser/identity.ts';
import { forgetPendingAccount } from '../../browser/pending-account.ts';
import { forgetTypedAddress } from '../../browser/typed-address.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { isLongEnough, longestPassword } from './fields.ts';
import { Refused } from './refused.tsx';

const said = settings.leave;

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
    check: ({ password }) => ({ password: isLongEnough(password) ? undefined : rules.login.password }),
    send: async ({ password }) => {
      const answer = await post('/delete-account', { email, password });
      if (answer.status === 401 || answer.status === 403) return void onSignedOut();
      if (answer.status !== 200) return answer;
      forgetIdentity();
      forgetTypedAddress();
      forgetPendingAccount();
      navigate('/', { replace: true });
      notifyOnNextPage(answer.message ?? said.done, { tone: 'good' });
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
        title={said.title}
        footer={
          <>
            <Refused failure={form.failure} />
            <Button kind="quiet" onClick={close}>
              {said.keep}
            </Button>
            <Button type="submit" form={id} kind="danger" busy={form.busy && said.busy}>
              {said.submit}
            </Button>
          </>
        }
      >
        <form {...form.props} id={id} aria-label={said.title} className="grid gap-4">
          <Points title={said.goes} points={said.going} />
          <Points title={said.stays} points={said.staying} />
          <p className="font-semibold">{said.final}</p>
          {/* Tells password managers whose password it is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={said.password}
            hint={said.passwordHint}
            {...form.field('password')}
            autoComplete="current-password"
            maxLength={longestPassword}
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
