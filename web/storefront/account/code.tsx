import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { account } from '#wording/storefront/account.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { readPendingAccount } from '../../browser/pending-account.ts';
import type { PageHandle } from '../../page-handle.ts';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { Entry } from './entry.tsx';
import { ForgotCode } from './forgot-code.tsx';
import { RegisterCode } from './register-code.tsx';

const text = account.code;

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta(text, noIndex);

/** /otp/:for/:type, with `for` register or forgot; of the types only `email` is in use (spec.md section 2). */
export default function Code() {
  const { for: purpose, type } = useParams();
  if (!useHydrated()) return <Waiting />;
  return type === 'email' ? <CodeFor key={purpose} purpose={purpose} /> : <NoEmail />;
}

/** Who it is for is read once, so that finishing in another tab doesn't throw this one out in the middle. */
function CodeFor({ purpose }: { purpose: string | undefined }) {
  const [pending] = useState(readPendingAccount);
  if (!pending || pending.for !== purpose) return <NoEmail />;
  return pending.for === 'register' ? (
    <RegisterCode email={pending.email} name={pending.name ?? ''} />
  ) : (
    <ForgotCode email={pending.email} />
  );
}

function NoEmail() {
  const navigate = useNavigate();
  useEffect(() => {
    notifyOnNextPage(account.emailNotFound, { tone: 'bad' });
    navigate('/login', { replace: true });
  }, [navigate]);
  return <Waiting />;
}

const Waiting = () => (
  <Entry title={text.title}>
    <Loading />
  </Entry>
);
