import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { kit } from '#wording/kit.ts';
import { newsletter as text } from '#wording/storefront/newsletter.ts';
import { post } from '../../browser/api.ts';
import { readIdentity } from '../../browser/identity.ts';
import { noteOrdered } from '../../browser/ordered.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** Shown, then subscribed or dismissed (spec.md section 4). In a corner, it takes neither the page nor the focus. */
export function NewsletterPopup({ onClose }: { onClose: (dismissed: boolean) => void }) {
  const id = useId();
  const [code, setCode] = useState('');
  const close = () => onClose(code === '');
  useEscape(close);
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      className="offer no-print fixed inset-x-3 z-30 mb-3 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface dark:border-edge p-4 shadow-lift above-tab-bar desk:right-6 desk:left-auto desk:mb-6 desk:w-96 desk:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {code ? text.thanks : text.title}
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

/** False for a shopper who has ordered before, as far as the server can tell of whoever is signed in. */
export async function mayBeFirstOrder(signal: AbortSignal): Promise<boolean> {
  const identity = readIdentity();
  if (!identity) return true;
  const { status } = await post('/is-first-order', { email: identity.email }, { signal });
  if (status === 409) noteOrdered();
  return status === 200;
}

/** Resolves once no field is being typed into: what opens over it would take the keys or the sight. */
export async function untilNotTyping(signal: AbortSignal): Promise<void> {
  while (document.activeElement?.matches('input, textarea, select') && !signal.aborted)
    await new Promise((left) => addEventListener('focusout', () => setTimeout(left), { once: true, signal }));
}

function Subscribed({ code, onDone }: { code: string; onDone: () => void }) {
  return (
    <div role="status" className="grid gap-3">
      <p>{text.code}</p>
      <p className="well select-all py-3 text-center font-head text-3xl leading-none font-extrabold tracking-widest">
        {code}
      </p>
      <p className="text-sm text-muted">{text.codeHint}</p>
      {/* The field that had the focus is gone. */}
      <Button ref={(button) => button?.focus({ preventScroll: true })} onClick={onDone}>
        {text.done}
      </Button>
    </div>
  );
}
