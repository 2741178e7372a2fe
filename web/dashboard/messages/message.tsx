import { Mail, MailOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Failure } from '#contract/call.ts';
import type { WireMessage } from '#contract/contact.ts';
import { messages, message as said } from '#wording/dashboard/messages.ts';
import { useShop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify, notifyOnNextPage } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { titled } from '../layout/titled.ts';
import { Facts } from '../parts/facts.tsx';
import { Head } from '../parts/head.tsx';
import { MailLink, mailto } from '../parts/links.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../staff.ts';

export const meta = titled(said.page);

/** spec.md section 2, 'Message details'. Opening it marks it as read. */
export default function Message() {
  const { contactId = '' } = useParams();
  const { to } = useDashboard();
  const { shopName } = useShop();
  const { message, failure } = useMessage(contactId);
  return (
    <>
      <Head
        back={{ to: to('messages'), label: messages.title }}
        title={message ? said.from(message.name) : said.page}
      >
        {message && <MarkUnread id={message.id} />}
        {message && (
          <a
            href={mailto(message.email, said.subject(messages.types[message.type], shopName))}
            className="btn btn-primary"
          >
            <Mail size={16} aria-hidden />
            {said.reply}
          </a>
        )}
      </Head>
      {failure && (
        <Notice tone="bad" title={said.missing}>
          {failure.message}
        </Notice>
      )}
      {!message && !failure && <Loading />}
      {message && (
        <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Panel>
            <Facts
              facts={[
                [said.name, message.name],
                [said.email, <MailLink key="email" email={message.email} />],
                [said.phone, message.phone || said.na],
                [said.type, messages.types[message.type]],
                [said.received, <Moment key="at" at={message.createdAt} />],
                ...ofItsType(message),
              ]}
            />
          </Panel>
          <Panel title={said.message}>
            <p className="max-w-prose break-words whitespace-pre-line">{message.message || said.noMessage}</p>
          </Panel>
        </div>
      )}
    </>
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
    notifyOnNextPage(said.unread, { tone: 'good' });
    navigate(to('messages'));
  };
  return (
    <Button
      kind="quiet"
      icon={<MailOpen size={16} aria-hidden />}
      busy={busy && said.marking}
      onClick={() => void mark()}
    >
      {said.markUnread}
    </Button>
  );
}

/** spec.md section 3, 'Message (admin view)'. */
function ofItsType(message: WireMessage): [string, ReactNode][] {
  switch (message.type) {
    case 'trade':
      return [
        [said.businessName, message.business_name],
        [said.businessInquiry, message.business_inquiry],
      ];
    case 'bulk':
      return [
        [said.itemType, message.item_type],
        [said.quantity, message.quantity],
        [said.address, message.address],
      ];
    case 'special':
      return [
        [said.deliveryDate, message.delivery_date && day(message.delivery_date)],
        [said.deliveryTime, message.delivery_time],
        [said.instructions, message.instructions],
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

function useMessage(id: string) {
  const { ask } = useDashboard();
  const [message, setMessage] = useState<WireMessage>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    const leaving = new AbortController();
    ask('/dash-message-details', { id }, leaving).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.status === 200) setMessage(answer.data[0]);
      else setFailure(answer);
    });
    return () => leaving.abort();
  }, [ask, id]);
  return { message, failure };
}
