import { addressDraftKey as key } from './forget-address-draft.ts';
import { isRecord } from './guards.ts';

/**
 * A delivery address that was typed at the checkout and not saved yet, for the account it was typed for: it outlives a
 * reload of the tab (session storage). Where that is blocked, it lives as long as its form.
 */
const fields = ['name', 'phone', 'address', 'city', 'pinCode'] as const;

export type AddressDraft = Record<(typeof fields)[number], string>;

/** Null where nothing was typed, or for somebody else. */
export function readAddressDraft(email: string): AddressDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(found) && found.email === email && isTyped(found.typed) ? found.typed : null;
  } catch {
    return null;
  }
}

export function noteAddressDraft(email: string, typed: AddressDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ email, typed }));
  } catch {}
}

const isTyped = (found: unknown): found is AddressDraft =>
  isRecord(found) && fields.every((field) => typeof found[field] === 'string');
