import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { kit } from '#wording/kit.ts';
import { home } from '#wording/storefront.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { useSubscribed } from '../../browser/identity.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { hasDeclined, noteDeclined } from './visit.ts';

const words = home.newsletter;
/** Milliseconds (spec.md section 9). */
const delay = 1_000;

/**
 * Offers the newsletter after a second, unless it is subscribed to already or was declined in this visit. It stands in
 * a corner and takes neither the page nor the focus from anybody.
 */
export function NewsletterPopup() {
  const id = useId();
  const hydrated = useHydrated();
  const subscribed = useSubscribed();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const wanted = hydrated && !subscribed;
  useEffect(() => {
    if (!wanted || hasDeclined()) return;
    const timer = setTimeout(() => setOpen(true), delay);
    return () => clearTimeout(timer);
  }, [wanted]);

  const close = () => {
    setOpen(false);
    if (!code) noteDeclined();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  if (!open || (subscribed && !code)) return null;
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      onKeyDown={onKey}
      className="no-print fixed inset-x-3 z-30 mb-3 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface p-4 shadow-lift above-tab-bar desk:right-6 desk:left-auto desk:mb-6 desk:w-96 desk:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {code ? words.thanks : words.title}
        </h2>
        <IconButton label={kit.close} className="-mt-2 -mr-2" onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {code ? (
        <Subscribed code={code} onDone={close} />
      ) : (
        <NewsletterForm onCode={setCode} onDismiss={close} />
      )}
    </div>
  );
}

function Subscribed({ code, onDone }: { code: string; onDone: () => void }) {
  return (
    <div role="status" className="grid gap-3">
      <p>{words.code}</p>
      <p className="well select-all py-3 text-center font-head text-3xl leading-none font-extrabold tracking-widest">
        {code}
      </p>
      <p className="text-sm text-muted">{words.codeHint}</p>
      <Button ref={(button) => button?.focus({ preventScroll: true })} onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
}
