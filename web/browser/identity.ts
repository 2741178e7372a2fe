import { useMemo } from 'react';
import { isText } from './guards.ts';
import { storageItem } from './storage.ts';

/**
 * Who the screen says is signed in. What the server trusts is its session cookie, not this (decisions.md section 2).
 */
export interface Identity {
  email: string;
  name: string;
}

const asText = (found: unknown) => (isText(found) ? found : '');

const emailKey = 'email';
const emailItem = storageItem(emailKey, '', asText);
const nameItem = storageItem('name', '', asText);
const newsletterItem = storageItem('newsletter', false, (found) => found === true);

/** Null for a visitor, and for everybody on the server and while the page hydrates (see `useHydrated`). */
export function useIdentity(): Identity | null {
  const email = emailItem.use();
  const name = nameItem.use();
  return useMemo(() => (email ? { email, name } : null), [email, name]);
}

export function readIdentity(): Identity | null {
  const email = emailItem.read();
  return email ? { email, name: nameItem.read() } : null;
}

/** Notes who signed in; the name may be left out where only the e-mail is known. */
export function noteSignedIn({ email, name }: { email: string; name?: string }) {
  emailItem.write(email);
  nameItem.write(name ?? '');
}

export const noteName = nameItem.write;

/** Signing out clears the e-mail, the name and the newsletter flag (spec.md section 4). Cart and favourites stay. */
export function forgetIdentity() {
  emailItem.clear();
  nameItem.clear();
  newsletterItem.clear();
}

export const useSubscribed = newsletterItem.use;
export const noteSubscribed = () => newsletterItem.write(true);

/** Calls back whenever another tab signs in, signs out or deletes the account. Answers how to stop. */
export function onIdentityElsewhere(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key === emailKey) changed();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
