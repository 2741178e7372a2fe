import { MailOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { decodeMessage, type Message as Inquiry } from '#contract/message.ts';
import { messages, replyForm, message as text } from '#wording/dashboard/messages.ts';
import { useShop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify, notifyOnNextPage } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Facts } from '../parts/facts.tsx';
import { Head } from '../parts/head.tsx';
import { MailLink } from '../parts/links.tsx';
import { Moment } from '../parts/moment.tsx';
import { useLastGood } from '../parts/use-last-good.ts';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/message';
import { DeleteMessage } from './delete-message.tsx';
import { Desk, OrdersOfMessage } from './desk.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Thread } from './thread.tsx';

export const meta = pageMeta(text.page);

/** Opening a message marks it as read. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const [found, templates] = await Promise.all([
    askAsLoader('/dash-message-details', { id: params.contactId }, request),
    askAsLoader('/dash-templates', {}, request),
  ]);
  if (found.status !== 200) return found;
  // Without the saved answers a reply can be written all the same.
  const saved = templates.status === 200 ? templates.data : [];
  return { status: 200 as const, message: decodeMessage(found.data[0]), templates: saved };
}

/** spec.md section 2, 'Message details'; and what is written about it from then on. */
export default function Message({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  const { good, failure } = useLastGood(loaderData);
  const message = good?.message;
  return (
    <>
      <Head
        back={{ to: to('messages'), label: messages.title }}
        title={message ? text.from(message.name) : text.page}
      >
        {message && <DeleteMessage id={message.id} name={message.name} />}
        {message && <MarkUnread id={message.id} />}
      </Head>
      {failure && (
        <Notice tone="bad" title={text.missing} className="mb-4">
          {failure.message}
        </Notice>
      )}
      {good && message && (
        <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid gap-4">
            <Panel title={text.message}>
              <p className="max-w-prose break-words whitespace-pre-line">
                {message.message || text.noMessage}
              </p>
              <Thread message={message} />
            </Panel>
            <Panel title={replyForm.title}>
              <ReplyForm
                key={message.id}
                message={message}
                templates={good.templates}
                onChanged={revalidate}
              />
            </Panel>
          </div>
          <div className="grid gap-4">
            <About message={message} />
            <Desk message={message} onChanged={revalidate} />
            <OrdersOfMessage orders={message.orders} />
            <Panel>
              <NoteForm key={message.id} inquiryId={message.id} onAdded={revalidate} />
            </Panel>
          </div>
        </div>
      )}
    </>
  );
}

function About({ message }: { message: Inquiry }) {
  const { shopName } = useShop();
  const type = messages.types[message.type];
  const subject = text.subject(type, shopName);
  return (
    <Panel>
      <Facts
        facts={[
          [messages.reference, message.reference],
          [text.name, message.name],
          [text.email, <MailLink key="email" email={message.email} subject={subject} />],
          [text.phone, message.phone || text.na],
          [text.type, type],
          [text.received, <Moment key="at" at={message.createdAt} />],
          ...ofItsType(message),
        ]}
      />
    </Panel>
  );
}

/** Leaves the message for later, or for somebody else: back in the list it is unread again. */
function MarkUnread({ id }: { id: string }) {
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    const answer = await ask('/dash-message-unread', { id });
    setBusy(false);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    notifyOnNextPage(text.unread, { tone: 'good' });
    navigate(to('messages'));
  };
  return (
    <Button
      kind="quiet"
      icon={<MailOpen size={16} aria-hidden />}
      busy={busy && text.marking}
      onClick={() => void mark()}
    >
      {text.markUnread}
    </Button>
  );
}

/** spec.md section 3, 'Message (admin view)'. */
function ofItsType(message: Inquiry): [string, ReactNode][] {
  switch (message.type) {
    case 'trade':
      return [
        [text.businessName, message.businessName],
        [text.businessInquiry, message.businessInquiry],
      ];
    case 'bulk':
      return [
        [text.itemType, message.itemType],
        [text.quantity, message.quantity],
        [text.address, message.address],
      ];
    case 'special':
      return [
        [text.deliveryDate, message.deliveryDate && day(message.deliveryDate)],
        [text.deliveryTime, message.deliveryTime],
        [text.instructions, message.instructions],
      ];
    case 'other':
      return [];
  }
}

/** '4 December 2026' from 2026-12-04. */
const day = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
