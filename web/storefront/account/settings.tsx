import { useCallback, useEffect, useState } from 'react';
import { settings as text } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { useSignedIn } from '../../browser/signed-out.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type Address, AddressForm } from './address-form.tsx';
import { NameForm } from './name-form.tsx';
import { Sessions } from './sessions.tsx';
import { YourData } from './your-data.tsx';

export const meta = () => [
  { title: text.title },
  { name: 'description', content: text.description },
  { name: 'robots', content: 'noindex' },
];

export default function Settings() {
  return (
    <div className="page grid gap-5">
      <h1>{text.title}</h1>
      {useHydrated() ? <SettingsOfSomebody /> : <Waiting />}
    </div>
  );
}

function SettingsOfSomebody() {
  const { identity, leaveToLogin } = useSignedIn();
  return identity ? <SettingsOf email={identity.email} leaveToLogin={leaveToLogin} /> : <Waiting />;
}

interface Loaded {
  name: string;
  /** Null while there is none. */
  address: Address | null;
}

function SettingsOf({ email, leaveToLogin }: { email: string; leaveToLogin: () => void }) {
  const [loaded, setLoaded] = useState<Loaded | 'waiting' | { failed: string }>('waiting');

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setLoaded('waiting');
      const found = await readSettings(email, signal);
      if (signal?.aborted) return;
      if (found === 'signed out') leaveToLogin();
      else setLoaded(found);
    },
    [email, leaveToLogin],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  if (loaded === 'waiting') return <Waiting />;
  if ('failed' in loaded) {
    return (
      <Notice tone="bad" title={text.loadFailed}>
        <p>{loaded.failed}</p>
        <Button kind="quiet" className="mt-3" onClick={() => load()}>
          {text.again}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desk:grid-rows-[auto_auto_1fr]">
      <Panel title={text.you}>
        <NameForm email={email} name={loaded.name} onSignedOut={leaveToLogin} />
      </Panel>
      <Panel title={text.delivery} className="desk:row-span-3">
        <AddressForm email={email} name={loaded.name} address={loaded.address} onSignedOut={leaveToLogin} />
      </Panel>
      <Sessions email={email} onSignedOut={leaveToLogin} />
      <YourData email={email} onSignedOut={leaveToLogin} />
    </div>
  );
}

/** Name and address; 401 and 403 both mean that this browser's session isn't this account's any more. */
async function readSettings(
  email: string,
  signal: AbortSignal | undefined,
): Promise<Loaded | 'signed out' | { failed: string }> {
  const [user, address] = await Promise.all([
    post('/userName', { email }, { signal }),
    post('/readAddress', { email }, { signal }),
  ]);
  if ([user, address].some(({ status }) => status === 401 || status === 403)) return 'signed out';
  if (user.status !== 200) return { failed: user.message };
  if (address.status !== 200 && address.status !== 404) return { failed: address.message };
  return { name: user.name, address: address.status === 200 ? address : null };
}

const Waiting = () => (
  <Loading>
    <div className="grid gap-5 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Skeleton className="h-64" />
      <Skeleton className="h-120" />
    </div>
  </Loading>
);
