import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { noticeKinds } from '#database/enums.ts';
import { notices as text } from '#wording/dashboard/notices.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Head } from '../parts/head.tsx';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/notices';

export const meta = pageMeta(text.title);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askAsLoader('/dash-order-notices', {}, request);

/** Whether staff hear of paid orders by e-mail: for the whole shop, which has one address for its staff. */
export default function Notices({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  return (
    <>
      <Head back={{ to: to('orders'), label: orders.title }} title={text.title} />
      {loaderData.status === 200 ? (
        <Choose chosen={loaderData} />
      ) : (
        <Notice tone="bad" title={text.failed}>
          {loaderData.message}
        </Notice>
      )}
    </>
  );
}

function Choose({ chosen }: { chosen: Success<Calls['/dash-order-notices']> }) {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const [send, setSend] = useState(chosen.send);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await ask('/dash-choose-order-notices', { send });
    await revalidate();
    setBusy(false);
    if (answer.status === 200) notify(text.saved, { tone: 'good' });
    else notify(answer.message, { tone: 'bad' });
  };
  return (
    <Panel title={text.legend}>
      <form onSubmit={(event) => void save(event)} className="grid max-w-prose gap-4">
        <p>{text.lead(chosen.to)}</p>
        <fieldset className="grid gap-1">
          <legend className="sr-only">{text.legend}</legend>
          {noticeKinds.map((kind) => (
            <label key={kind} className="choice">
              <input type="radio" name="send" checked={send === kind} onChange={() => setSend(kind)} />
              <span>{text.kinds[kind]}</span>
            </label>
          ))}
        </fieldset>
        {chosen.by && <p className="text-muted">{text.by(chosen.by)}</p>}
        <Button type="submit" className="justify-self-start" busy={busy && text.submitting}>
          {text.submit}
        </Button>
      </form>
    </Panel>
  );
}
