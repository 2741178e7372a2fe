import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { kit } from '#wording/kit.ts';
import { IconButton } from './button.tsx';

/**
 * What spec.md calls an alert: a message over the screen that survives going to another one. It goes by itself after
 * a while (not while the pointer or the focus is on it), or when it is dismissed.
 */
export function notify(
  message: string,
  { tone = 'plain', then }: { tone?: NotifyTone; then?: NotifyThen } = {},
) {
  const others = messages.filter((other) => other.message !== message).slice(1 - most);
  show([...others, { key: ++last, message, tone, then }]);
}

export type NotifyTone = keyof typeof icons;

/** One thing to do about it, such as undoing. */
export interface NotifyThen {
  label: string;
  run: () => void;
}

interface Message {
  key: number;
  message: string;
  tone: NotifyTone;
  then?: NotifyThen;
}

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const most = 3;
/** Milliseconds a message stays: longer where there is something to do or to understand. */
const stays = { good: 6_000, plain: 6_000, bad: 12_000 };

let last = 0;
let messages: readonly Message[] = [];
const none: readonly Message[] = [];
const listeners = new Set<() => void>();

function show(next: readonly Message[]) {
  messages = next;
  for (const changed of listeners) changed();
}

const dismiss = (key: number) => show(messages.filter((message) => message.key !== key));

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Where the messages appear; once, in root.tsx. */
export function Notifications() {
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
  return (
    <section
      aria-label={kit.notify.region}
      className="pointer-events-none fixed inset-x-0 z-50 above-tab-bar grid justify-items-center gap-2 p-4 desk:bottom-auto desk:top-20"
    >
      {shown.map((message) => (
        <Card key={message.key} shown={message} />
      ))}
    </section>
  );
}

function Card({ shown: { key, message, tone, then } }: { shown: Message }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(key), then ? stays.bad : stays[tone]);
    return () => clearTimeout(timer);
  }, [held, tone, then, key]);

  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it from going
    <div
      className="pointer-events-auto flex w-full max-w-[34rem] items-center gap-3 rounded-md bg-ink py-1 pr-1 pl-4 text-ground shadow-lift"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden className="flex-none" />
      <p role="alert" className="min-w-0 flex-1 py-2.5 font-semibold">
        {message}
      </p>
      {then && (
        <button
          type="button"
          className="tag min-h-11 flex-none rounded-sm px-3 underline underline-offset-4"
          onClick={() => {
            dismiss(key);
            then.run();
          }}
        >
          {then.label}
        </button>
      )}
      <IconButton label={kit.dismiss} onClick={() => dismiss(key)}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
