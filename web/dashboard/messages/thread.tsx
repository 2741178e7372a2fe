import type { ReactNode } from 'react';
import type { ThreadMessage, WholeMessage } from '#contract/message.ts';
import { thread as text } from '#wording/dashboard/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../parts/moment.tsx';

/** What was written after an inquiry, oldest first. All of it is text, whatever it looks like. */
export const Thread = ({ message }: { message: WholeMessage }) =>
  message.messages.length > 0 && (
    <ol className="mt-4 grid gap-4 border-t border-line pt-4">
      {message.messages.map((one) => (
        <li key={one.id} className={frames[one.kind]}>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 font-semibold break-words">{headOf(one, message)}</span>
            <span className="text-muted">
              <Moment at={one.at} />
            </span>
            {one.kind === 'note' && <Badge>{text.staffOnly}</Badge>}
            {one.automatic && <Badge>{text.automatic}</Badge>}
          </p>
          <p className="mt-1 max-w-prose break-words whitespace-pre-line">
            {one.text || <span className="text-muted">{text.empty}</span>}
          </p>
          {one.attachments.length > 0 && (
            <p className="mt-1 break-words text-muted">{text.attached(one.attachments)}</p>
          )}
        </li>
      ))}
    </ol>
  );

const frames = {
  customer: '',
  reply: 'well px-4 py-3',
  note: 'border-l-4 border-amber px-4 py-1',
};

/** Who wrote it; an e-mail that came from another address than the inquiry's says from which. */
function headOf({ kind, by }: ThreadMessage, { name, email }: WholeMessage): ReactNode {
  if (kind !== 'customer') return text[kind](by);
  const other = by.toLowerCase() !== email.toLowerCase();
  return (
    <>
      {text.customer(name)}
      {other && <span className="font-normal text-muted"> {text.from(by)}</span>}
    </>
  );
}
