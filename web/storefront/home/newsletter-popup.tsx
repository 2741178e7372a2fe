import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { kit } from '#wording/kit.ts';
import { newsletter as text } from '#wording/storefront/newsletter.ts';
import { post } from '../../browser/api.ts';
import { noteSubscribed, readIdentity } from '../../browser/identity.ts';
import { hasOrdered, noteOrdered } from '../../browser/ordered.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export interface PopupProps {
  onClose: (dismissed: boolean) => void;
  /** Its address was followed: it opens by itself. */
  asked: boolean;
}

/**
 * Shown, then subscribed or dismissed (spec.md section 4). It is one line along the bottom of the window, so that it covers little of
 * what is being read, and opens when it is pressed; it takes neither the page nor the focus. The line makes way for the foot, and for
 * whatever else opens (`.offer-line`, app.css). On a phone it scrolls away with the page, and stands between the hero and what
 * follows, where it covers neither.
 */
export function NewsletterPopup({ onClose, asked }: PopupProps) {
  const id = useId();
  const [open, setOpen] = useState(asked);
  const [code, setCode] = useState('');
  const close = () => onClose(code === '');
  const isOpen = open || code !== '';
  const isAway = useFootInSight() && !isOpen;
  useEscape(() => !isAway && close());
  const look = isOpen
    ? 'p-4 sm:left-auto desk:right-6 desk:w-[60rem]'
    : `offer-line mt-1 flex flex-wrap items-center gap-x-3 py-1 pr-12 pl-4 sm:left-auto desk:right-6 phone:offer-in-page ${isAway ? 'invisible' : ''}`;
  const title = (
    <h2 id={id} className={isOpen ? 'pr-8 text-2xl' : 'flex-[1_1_5.5rem] text-lg'}>
      {code ? text.thanks : text.title}
    </h2>
  );
  return (
    <div
      // Another element in its place: one that changes its size by itself counts as a page that moves.
      key={String(isOpen)}
      role="dialog"
      aria-labelledby={id}
      className={`offer no-print fixed inset-x-3 z-30 mx-auto mb-3 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface lift above-tab-bar dark:border-edge ${look}`}
    >
      {open && !code ? (
        <NewsletterForm title={title} emailRef={takeFocus} onCode={setCode} onDismiss={close} />
      ) : (
        title
      )}
      {code && <Subscribed code={code} onDone={close} />}
      {!isOpen && (
        <Button kind="quiet" aria-expanded={false} onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      )}
      <IconButton label={kit.close} className="absolute! top-1 right-0.5" onClick={close}>
        <X size={20} aria-hidden />
      </IconButton>
    </div>
  );
}

/** From what was pressed, or typed into, and is gone. */
const takeFocus = (input: HTMLElement | null) => input?.focus({ preventScroll: true });

function useFootInSight(): boolean {
  const [inSight, setInSight] = useState(() => {
    const foot = document.querySelector('footer');
    return !!foot && foot.getBoundingClientRect().top < innerHeight;
  });
  useEffect(() => {
    const foot = document.querySelector('footer');
    const watch = new IntersectionObserver(([entry]) => setInSight(!!entry?.isIntersecting));
    if (foot) watch.observe(foot);
    return () => watch.disconnect();
  }, []);
  return inSight;
}

/** Wherever the focus is, unless the key closes something else: a list of suggestions, a menu or a dialog above. */
function useEscape(close: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!document.querySelector(':popover-open, dialog[open]')) close();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/**
 * False for a subscriber and for whoever has ordered before, as far as the server can tell of whoever is signed in.
 *
 * @param asked its address was followed: why nothing is offered is said
 */
export async function mayBeFirstOrder(signal: AbortSignal, asked: boolean): Promise<boolean> {
  if (hasOrdered()) {
    if (asked) notify(text.over);
    return false;
  }
  const identity = readIdentity();
  if (!identity) return true;
  const answer = await post('/is-first-order', { email: identity.email }, { signal });
  if (answer.status === 409) noteOrdered();
  if (asked && answer.status === 409) notify(text.over);
  if (answer.status !== 200) return false;
  if (answer.subscribed) noteSubscribed();
  return !answer.subscribed;
}

/** Resolves once no field is being typed into: what opens over it would take the keys or the sight. */
export async function untilNotTyping(signal: AbortSignal): Promise<void> {
  while (document.activeElement?.matches('input, textarea, select') && !signal.aborted)
    await new Promise((left) => addEventListener('focusout', () => setTimeout(left), { once: true, signal }));
}

function Subscribed({ code, onDone }: { code: string; onDone: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
      <p className="sr-only">{text.code}</p>
      <p className="well px-5 py-3 text-center font-head text-3xl leading-none font-extrabold [letter-spacing:0.1em] select-all">
        {code}
      </p>
      <p className="flex-[1_1_20rem] text-sm text-muted">{text.codeHint}</p>
      <Button ref={takeFocus} onClick={onDone}>
        {text.done}
      </Button>
    </div>
  );
}
