import { isRecord } from './guards.ts';

/**
 * A delivery address that was typed at the checkout and not saved yet, for the account it was typed for: it outlives a
 * reload of the tab (session storage). Where that is blocked, it lives as long as its form.
 */
const key = 'typedAddress';
const fields = ['name', 'phone', 'address', 'city', 'pinCode'] as const;

export type TypedAddress = Record<(typeof fields)[number], string>;

/** Null where nothing was typed, or for somebody else. */
export function readTypedAddress(email: string): TypedAddress | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(found) && found.email === email && isTyped(found.typed) ? found.typed : null;
  } catch {
    return null;
  }
}

export function noteTypedAddress(email: string, typed: TypedAddress) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ email, typed }));
  } catch {}
}

/** Once it is saved or given up, and at sign-out. */
export function forgetTypedAddress() {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

const isTyped = (found: unknown): found is TypedAddress =>
  isRecord(found) && fields.every((field) => typeof found[field] === 'string');
