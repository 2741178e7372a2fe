import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { contact } from '#wording/storefront/contact.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

const text = contact.sent;

export interface SentMessage {
  /** What the server said. */
  message: string;
  /** What its sender can quote. */
  reference: string;
  /** Whether a copy was mailed to its sender. */
  copied: boolean;
  /** What was sent, or '' where it said nothing in words. */
  words: string;
}

export interface SentProps {
  sent: SentMessage;
  /** Where the answer goes. */
  email: string;
  onAnother: () => void;
}

/** In place of the form, once its message is on its way; takes the focus, since the button that had it is gone. */
export function Sent({ sent: { message, reference, copied, words }, email, onAnother }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel grid content-start justify-items-start gap-4 p-4 desk:p-5">
      <div className="well grid size-16 place-items-center text-green">
        <MailCheck size={32} aria-hidden />
      </div>
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {text.title}
      </h2>
      <div role="status">
        <p>{message}</p>
        <p className="wrap-anywhere">{(copied ? text.copied : text.copy)(email)}</p>
        {words && <p className="mt-2 wrap-anywhere text-muted">{text.yours(firstWords(words))}</p>}
      </div>
      <p>
        {text.reference}{' '}
        <strong className="figures block font-head text-2xl leading-tight font-bold">{reference}</strong>
        <span className="text-sm text-muted">{text.referenceHint}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/shop/all">{text.shop}</ButtonLink>
        <Button kind="quiet" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </div>
  );
}

const maxLetters = 80;

/** Enough to know it again. */
function firstWords(message: string): string {
  const line = message.trim().replace(/\s+/g, ' ');
  return line.length > maxLetters
    ? `${line.slice(0, line.lastIndexOf(' ', maxLetters) + 1 || maxLetters).trim()}...`
    : line;
}
