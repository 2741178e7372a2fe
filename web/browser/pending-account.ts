import { isRecord, isText } from './guards.ts';
import { storageItem } from './storage.ts';

/** Who is in the middle of registering or resetting a password. Never the password (decisions.md section 6). */
export interface PendingAccount {
  for: 'register' | 'forgot';
  email: string;
  /** With register. */
  name?: string;
}

const pending = storageItem<PendingAccount | null>('pendingAccount', null, (found) => {
  if (!isRecord(found) || !isText(found.email)) return null;
  if (found.for === 'forgot') return { for: 'forgot', email: found.email };
  if (found.for !== 'register') return null;
  return { for: 'register', email: found.email, name: isText(found.name) ? found.name : '' };
});

/** In memory only: gone after a reload, and then asked for again. */
let password: string | null = null;

export const readPendingAccount = pending.read;

/** The password chosen at registration, or null after a reload. */
export const readPendingPassword = () => password;
export const notePendingPassword = (chosen: string) => {
  password = chosen;
};

export function notePendingAccount(account: PendingAccount) {
  pending.write(account);
}

export function forgetPendingAccount() {
  password = null;
  pending.clear();
}
