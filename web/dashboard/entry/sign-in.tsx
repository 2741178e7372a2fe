import { type FormEvent, useState } from 'react';
import { type LinksFunction, useNavigate, useSearchParams } from 'react-router';
import { signIn } from '#wording/dashboard/sign-in.ts';
import { rules } from '#wording/rules.ts';
import { post } from '../../browser/api.ts';
import { useShop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from '../dashboard.css?url';
import { pageMeta } from '../layout/page-meta.ts';
import { dashboardPath } from '../session/use-dashboard.ts';

export const meta = pageMeta(signIn.title);

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/**
 * Staff sign in with id, password and pin, and get the key of their dashboard's address (spec.md section 6). The
 * browser itself can't send the form: its secrets would stand in the address.
 */
export default function SignIn() {
  const { shopName } = useShop();
  const [entry, setEntry] = useState({ id: '', password: '', pin: '' });
  const { busy, submit } = useSignIn(entry);
  const field = (name: keyof typeof entry) => ({
    name,
    value: entry[name],
    onChange: (event: { target: HTMLInputElement }) =>
      setEntry((typed) => ({ ...typed, [name]: event.target.value })),
  });

  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="panel w-full max-w-form p-6 desk:p-8">
        <p className="tag mb-2 flex items-center gap-2 text-muted">
          <span aria-hidden className="size-2.5 rounded-full bg-signal" />
          {shopName}
        </p>
        <h1>{signIn.title}</h1>
        <p className="mt-1 mb-5 text-muted">{signIn.lead}</p>
        <form method="dialog" aria-label={signIn.title} noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label={signIn.id}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            {...field('id')}
          />
          <PasswordField
            label={signIn.password}
            autoComplete="current-password"
            maxLength={128}
            {...field('password')}
          />
          <PasswordField
            label={signIn.pin}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={32}
            {...field('pin')}
          />
          <Button type="submit" kind="primary" className="mt-1 w-full" busy={busy && signIn.busy}>
            {signIn.submit}
          </Button>
        </form>
      </div>
    </main>
  );
}

function useSignIn(entry: { id: string; password: string; pin: string }) {
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!longEnough(entry)) return notify(rules.adminLogin, { tone: 'bad' });
    setBusy(true);
    const answer = await post('/login-admin', entry);
    setBusy(false);
    if (answer.status === 200) navigate(dashboardPath(answer.key, ...pageAfter(asked.get('order'))));
    else notify(answer.message, { tone: 'bad' });
  };
  return { busy, submit };
}

/** The order that a notice by e-mail links to; else the overview. */
const pageAfter = (orderId: string | null): string[] => (orderId ? ['order-details', orderId] : []);

/** spec.md section 5, 'Admin login'; which of the three is wrong is not told. */
const longEnough = ({ id, password, pin }: { id: string; password: string; pin: string }) =>
  id.trim().length >= 5 && password.length >= 7 && pin.trim().length >= 5;
