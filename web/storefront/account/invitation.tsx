import { Link, useLocation, useNavigate } from 'react-router';
import { newPasswordError } from '#contract/form-rules.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { invitation as text } from '#wording/storefront/invitation.ts';
import { post } from '../../browser/api.ts';
import { type Errors, useForm } from '../../browser/form.ts';
import { noteHadAccount } from '../../browser/had-account.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { noteSignedIn } from '../../browser/identity.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { Refused } from '../parts/refused.tsx';
import { Entry } from './entry.tsx';
import { PasswordPair } from './password-pair.tsx';

export const meta = pageMeta(
  text,
  noIndex,
  // The link's secret is nobody else's business.
  { name: 'referrer', content: 'no-referrer' },
);

/** Where the link of an invitation leads. Its secret stands behind the #, which only the browser sees. */
export default function Invitation() {
  return (
    <Entry title={text.title} intro={<p>{text.intro}</p>}>
      {useHydrated() ? <WithToken /> : <Loading />}
    </Entry>
  );
}

function WithToken() {
  const token = useLocation().hash.slice(1);
  if (token) return <FirstPassword key={token} token={token} />;
  return (
    <Notice tone="bad" title={text.noToken}>
      <p>{text.noTokenText}</p>
      <CodeLink />
    </Notice>
  );
}

const CodeLink = () => (
  <Link to="/forgot-password" className="link inline-flex min-h-11 items-center font-semibold">
    {text.over}
  </Link>
);

function FirstPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', confirm: '' },
    check,
    send: async ({ password }) => {
      const answer = await post('/accept-invitation', { token, password });
      if (answer.status !== 200) return answer;
      noteSignedIn(answer);
      noteHadAccount();
      notifyOnNextPage(text.welcome(answer.name), { tone: 'good' });
      await navigate('/settings', { replace: true });
    },
  });
  return (
    <form {...form.props} aria-label={text.title} className="grid gap-5">
      <PasswordPair
        password={{
          label: account.password,
          hint: account.register.passwordHint,
          ...form.field('password'),
        }}
        confirm={{ label: account.newPassword.confirm, ...form.field('confirm') }}
      />
      <Refused failure={form.failure}>{form.failure?.status === 404 && <CodeLink />}</Refused>
      <Button type="submit" kind="primary" busy={form.busy && text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}

type Values = { password: string; confirm: string };

const check = ({ password, confirm }: Values): Errors<Values> => ({
  password: newPasswordError(password),
  confirm: confirm === password ? undefined : rules.newPassword.match,
});
