import type { ReactNode } from 'react';
import type { Address } from '#contract/address.ts';
import { settings as text } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, type Loaded, useLoaded } from '../../browser/decode-answer.ts';
import { forgetDraft, noteDraft } from '../../browser/drafts.ts';
import { useReloadOnVisible } from '../../browser/reload-on-visible.ts';
import { identityContext, useSignInAgain } from '../../browser/require-identity.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { readAddressDraft } from '../parts/address-draft.ts';
import { AddressForm } from '../parts/address-form.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { readAddress } from '../parts/read-address.ts';
import type { Route } from './+types/settings';
import { NameForm } from './name-form.tsx';
import { readSessions, Sessions } from './sessions.tsx';
import { YourData } from './your-data.tsx';

export const meta = pageMeta(text, noIndex);

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => {
  const { email } = context.get(identityContext);
  return { email, account: readAccount(email), sessions: readSessions(email) };
};

/** The name of the draft of an address that is not saved yet. */
const settingsDraft = 'own address';

export const HydrateFallback = () => (
  <Page>
    <Waiting />
  </Page>
);

export default function Settings({ loaderData: { email, account, sessions } }: Route.ComponentProps) {
  const signInAgain = useSignInAgain();
  useReloadOnVisible();
  const { data, failure, busy, reload } = useLoaded(account, signInAgain);
  const shared = { email, onSignedOut: signInAgain };
  return (
    <Page>
      {data ? (
        <div className="grid items-start gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desk:grid-rows-[auto_auto_1fr]">
          <Section title={text.you}>
            <NameForm {...shared} name={data.name} />
          </Section>
          <Section title={text.delivery} className="desk:row-span-3">
            <AddressForm
              {...shared}
              kind="secondary"
              name={data.name}
              address={data.address}
              typed={readAddressDraft(settingsDraft)}
              onTyped={(typed) => noteDraft(settingsDraft, typed)}
              onSaved={() => forgetDraft(settingsDraft)}
            />
          </Section>
          <Sessions {...shared} sessions={sessions} />
          <YourData {...shared} />
        </div>
      ) : failure && !busy ? (
        <Notice tone="bad" title={text.loadFailed}>
          <p>{failure}</p>
          <Button kind="quiet" className="mt-3" onClick={reload}>
            {text.again}
          </Button>
        </Notice>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

/** The name and, where there is one, the delivery address of an account. */
async function readAccount(email: string): Promise<Loaded<{ name: string; address: Address | null }>> {
  const [user, address] = await Promise.all([
    decodeAnswer(post('/userName', { email }), ({ name }) => name),
    readAddress(email),
  ]);
  if (user === 'signed out' || address === 'signed out') return 'signed out';
  if ('failure' in user) return user;
  if ('failure' in address) return address;
  return { data: { name: user.data, address: address.data } };
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className="page grid gap-5">
    <h1>{text.title}</h1>
    {children}
  </div>
);

const Waiting = () => (
  <Loading>
    <div className="grid gap-5 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Skeleton className="h-64" />
      <Skeleton className="h-120" />
    </div>
  </Loading>
);
