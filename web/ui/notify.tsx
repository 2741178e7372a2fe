import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { kit } from '#wording/kit.ts';
import { IconButton } from './button.tsx';
import { noBreak } from './no-break.tsx';
import { toneIcons } from './notice.tsx';

/**
 * What spec.md calls an alert: a message over the screen. It goes when the page is left, or when it is dismissed; where
 * nothing went wrong also by itself, once it can have been read (not while the pointer or the focus is on it).
 */
export function notify(
  message: string,
  { tone = 'plain', action, panel, replaces }: NotifyOptions & { replaces?: readonly string[] } = {},
) {
  // What went wrong takes the place of a panel.
  keep((shown) => !replaces?.includes(shown.message) && !(tone === 'bad' && shown.panel));
  const from = document.activeElement;
  add({ message, tone, action, panel, passes: tone !== 'bad', leads: false });
  if (action) import('./toast-keys.ts').then((keys) => keys.followFrom(from), ignore);
}

/** Without the code that leads there by Tab, it is where the page ends. */
const ignore = () => {};

/** The same just before the page is left: it is said on the page that this leads to, and then gone. */
export function notifyOnNextPage(message: string, { tone = 'plain' }: { tone?: NotifyTone } = {}) {
  add({ message, tone, passes: true, leads: true });
}

export type NotifyTone = 'good' | 'bad' | 'plain';

interface NotifyOptions {
  tone?: NotifyTone;
  action?: NotifyAction;
  /** Shown in place of the sentence, which it says itself to screen readers. There is one at a time. It leads to itself by Tab. */
  panel?: ReactNode;
}

/** One thing to do about it, such as undoing. */
export interface NotifyAction {
  label: string;
  run: () => void;
}

interface Message extends NotifyOptions {
  key: number;
  message: string;
  tone: NotifyTone;
  /** It goes by itself; what went wrong stays until something is done about it. */
  passes: boolean;
  /** It goes along to the next page. */
  leads: boolean;
  /** The path it was said at. */
  at: string;
}

const most = 3;

/** Milliseconds that a message stays: 4 s, and more where it takes longer to read, or there is something to do about it. */
const readIn = ({ message, action, panel }: Message) =>
  Math.max(action || panel ? 6_000 : 4_000, 60 * message.length);

let last = 0;
let messages: readonly Message[] = [];
const none: readonly Message[] = [];
const listeners = new Set<() => void>();

function show(next: readonly Message[]) {
  messages = next;
  for (const changed of listeners) changed();
}

function add(said: Omit<Message, 'key' | 'at'>) {
  // A panel changes in its place.
  const before = said.panel ? messages.find(({ panel }) => panel) : undefined;
  const others = messages
    .filter((shown) => shown.message !== said.message && shown !== before)
    .slice(1 - most);
  show([...others, { ...said, key: before?.key ?? ++last, at: location.pathname }]);
}

/** On another page what was said on the one before is gone, but for what was said for it. */
function arrive() {
  if (messages.length === 0) return;
  const at = location.pathname;
  const kept = messages.filter((message) => message.leads || message.at === at);
  show(kept.map((message) => (message.at === at ? message : { ...message, at, leads: false })));
}

const keep = (which: (shown: Message) => unknown) => show(messages.filter(which));

/** What failed has been done since, this way or another. */
export const withdrawFailures = () => keep(({ passes, action }) => passes || !action);

const dismiss = (key: number) => keep((shown) => shown.key !== key);

/** Those that go by themselves go at once: what they lie over is used. What can be undone stays so, elsewhere (app.css). */
export const makeWay = () => keep(({ passes, action }) => !passes || action);

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
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(arrive, [pathname]);
  return (
    <section aria-label={kit.notify.region} className="toasts no-print">
      {shown.map((message) => (
        <Card key={message.key} shown={message} />
      ))}
    </section>
  );
}

function Card({ shown }: { shown: Message }) {
  const { key, message, tone, action, panel } = shown;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || !shown.passes) return;
    const timer = setTimeout(() => dismiss(shown.key), readIn(shown));
    return () => clearTimeout(timer);
  }, [held, shown]);

  const Icon = toneIcons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it from going
    <div
      className={panel ? 'toast toast-panel' : 'toast'}
      // A press keeps the focus where it is: a search that lost it would close, and this would move away under the pointer (app.css).
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {panel ?? (
        <>
          <Icon size={20} aria-hidden className="mt-3 flex-none" />
          <div className="toast-text">
            <p role="alert">{noBreak(message)}</p>
            {action && (
              <button
                type="button"
                className="link"
                onClick={() => {
                  dismiss(key);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
          </div>
        </>
      )}
      <IconButton label={kit.dismiss} onClick={() => dismiss(key)}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
