import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { kit } from '#wording/kit.ts';
import { IconButton } from './button.tsx';
import { noBreak } from './no-break.tsx';

/**
 * What spec.md calls an alert: a message over the screen. It goes when the page is left, or when it is dismissed; where
 * nothing went wrong also by itself, once it can have been read (not while the pointer or the focus is on it).
 */
export function notify(
  message: string,
  { tone = 'plain', action, replaces }: { tone?: NotifyTone; action?: NotifyAction; replaces?: string } = {},
) {
  show(messages.filter((shown) => shown.message !== replaces));
  add({ message, tone, action, passes: tone !== 'bad', leads: false });
}

/** The same just before the page is left: it is said on the page that this leads to, and then gone. */
export function notifyOnNextPage(message: string, { tone = 'plain' }: { tone?: NotifyTone } = {}) {
  add({ message, tone, passes: true, leads: true });
}

export type NotifyTone = keyof typeof icons;

/** One thing to do about it, such as undoing. */
export interface NotifyAction {
  label: string;
  run: () => void;
}

interface Message {
  key: number;
  message: string;
  tone: NotifyTone;
  action?: NotifyAction;
  /** It goes by itself; what went wrong stays until something is done about it. */
  passes: boolean;
  /** It goes along to the next page. */
  leads: boolean;
  /** The path it was said at. */
  at: string;
}

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const most = 3;

/** Milliseconds that a message stays: 4 s, and more where it takes longer to read, or there is something to do about it. */
const readIn = ({ message, action }: Message) => Math.max(action ? 6_000 : 4_000, 60 * message.length);

let last = 0;
let messages: readonly Message[] = [];
const none: readonly Message[] = [];
const listeners = new Set<() => void>();

function show(next: readonly Message[]) {
  messages = next;
  for (const changed of listeners) changed();
}

function add(said: Omit<Message, 'key' | 'at'>) {
  const others = messages.filter(({ message }) => message !== said.message).slice(1 - most);
  show([...others, { ...said, key: ++last, at: location.pathname }]);
}

/** On another page what was said on the one before is gone, but for what was said for it. */
function arrive() {
  if (messages.length === 0) return;
  const at = location.pathname;
  const kept = messages.filter((message) => message.leads || message.at === at);
  show(kept.map((message) => (message.at === at ? message : { ...message, at, leads: false })));
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
  const box = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(arrive, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page other things are in the way, from its first frame on
  useLayoutEffect(() => {
    if (shown.length === 0) return;
    const stand = () => standClear(box.current);
    // What comes later may have bars of its own, such as the one that pays.
    const page = new ResizeObserver(stand);
    page.observe(document.body);
    addEventListener('focusin', stand);
    return () => {
      page.disconnect();
      removeEventListener('focusin', stand);
    };
  }, [shown, pathname]);
  return (
    <section ref={box} aria-label={kit.notify.region} className="toasts no-print">
      {shown.map((message) => (
        <Card key={message.key} shown={message} />
      ))}
    </section>
  );
}

/** Above the bars at the bottom of a phone; at the other end of its window, over the top bar, where it covers less of what people use. */
function standClear(box: HTMLElement | null) {
  const used = document.activeElement;
  if (!box || box.contains(used)) return;
  const bars = [...document.querySelectorAll('.bottom-bar, .offer')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom > innerHeight - 120);
  box.removeAttribute('data-flipped');
  box.style.setProperty('--bars', `${innerHeight - Math.min(innerHeight, ...bars.map(({ top }) => top))}px`);

  const usual = covered(box, used);
  box.setAttribute('data-flipped', '');
  if (covered(box, used) >= usual) box.removeAttribute('data-flipped');
}

/** How much stands in the way: what has the focus above all, then fields, submit buttons and the links of narrow forms, then the heading. */
function covered(box: HTMLElement, used: Element | null): number {
  const { top, bottom, left, right } = box.getBoundingClientRect();
  let sum = 0;
  for (const other of document.querySelectorAll(`main :is(${inTheWay}), :focus`)) {
    const at = other.getBoundingClientRect();
    if (top >= at.bottom || at.top >= bottom || left >= at.right || at.left >= right) continue;
    sum += other === used ? 9 : other.matches('h1') ? 1 : 2;
  }
  return sum;
}
const inTheWay = 'input, select, textarea, [type=submit], .max-w-form a, h1';

function Card({ shown }: { shown: Message }) {
  const { key, message, tone, action } = shown;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || !shown.passes) return;
    const timer = setTimeout(() => dismiss(shown.key), readIn(shown));
    return () => clearTimeout(timer);
  }, [held, shown]);

  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it from going
    <div
      className="pointer-events-auto flex w-full items-start gap-x-3 rounded-md bg-ink py-1 pr-1 pl-4 text-ground lift"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden className="mt-3 flex-none" />
      {/* What can be done about a long message stands below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <p
          role="alert"
          className="min-w-0 flex-auto wrap-anywhere py-2.5 text-[min(0.875rem,9vw)] leading-snug font-semibold desk:text-base"
        >
          {noBreak(message)}
        </p>
        {action && (
          <button
            type="button"
            className="link -mx-3 min-h-11 max-w-full flex-none rounded-sm px-3 font-semibold"
            onClick={() => {
              dismiss(key);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={kit.dismiss} onClick={() => dismiss(key)}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
