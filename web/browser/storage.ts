import { useSyncExternalStore } from 'react';

/**
 * What lives in the browser (spec.md section 3, 'Browser storage keys'), one shelf a key. A shelf tolerates storage that
 * is blocked, full or spoilt: it then keeps its value for as long as the page is open. Other tabs see a change at once,
 * through the browser's `storage` event. On the server and while the page hydrates every shelf is empty, so that a
 * public page is the same bytes for everybody.
 */
export interface StorageItem<Value> {
  read(): Value;
  write(value: Value): void;
  clear(): void;
  /** The value, kept up to date with this tab and the others. */
  use(): Value;
}

/** Every key the shop uses; the page about browser storage lists them. */
export type StorageKey =
  | 'email'
  | 'name'
  | 'cart'
  | 'cartProducts'
  | 'discountCode'
  | 'favourites'
  | 'compare'
  | 'viewed'
  | 'searches'
  | 'myKit'
  | 'newsletter'
  | 'hadAccount'
  | 'ordered'
  | 'postcode'
  | 'buyNow'
  | 'pendingAccount'
  | 'returnTo'
  | 'slipPaper';

/**
 * One item of the browser’s storage. `check` makes a value of whatever was found there (parsed JSON, or the bare text where it is not
 * JSON), and answers `empty` or what can be saved where it isn't what it should be. `encode` makes what is kept of a value,
 * where spec.md section 3 says otherwise.
 */
export function storageItem<Value>(
  key: StorageKey,
  empty: Value,
  check: (found: unknown) => Value,
  encode: (value: Value) => unknown = (value) => value,
): StorageItem<Value> {
  let seen: { text: string | null; value: Value } = { text: null, value: empty };

  const read = () => {
    const text = readText(key);
    if (text !== seen.text) seen = { text, value: text === null ? empty : check(parse(text)) };
    return seen.value;
  };

  return {
    read,
    write: (value) => writeText(key, JSON.stringify(encode(value))),
    clear: () => writeText(key, null),
    use: () =>
      useSyncExternalStore(
        (changed) => subscribe(key, changed),
        read,
        () => empty,
      ),
  };
}

/** What storage refused to take, for as long as the page is open. */
const unsaved = new Map<string, string | null>();
const listeners = new Set<{ key: string; changed: () => void }>();

function readText(key: string): string | null {
  const kept = unsaved.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
  tell(key);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function tell(key: string | null) {
  for (const listener of listeners) if (key === null || listener.key === key) listener.changed();
}

/** Calls `changed` whenever this tab or another has written what is kept by the key. Answers what ends that. */
export function subscribe(key: StorageKey, changed: () => void) {
  const listener = { key, changed };
  if (listeners.size === 0) addEventListener('storage', fromAnotherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', fromAnotherTab);
  };
}

/** A null key says that everything was cleared. */
function fromAnotherTab(event: StorageEvent) {
  if (event.key === null) unsaved.clear();
  else unsaved.delete(event.key);
  tell(event.key);
}
