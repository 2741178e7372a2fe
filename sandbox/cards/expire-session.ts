import type { Book } from './book.ts';
import { emit } from './events.ts';
import type { SessionRecord } from './records.ts';
import { missing, notAllowed } from './refusal.ts';
import { showSession } from './show.ts';

/** POST /v1/checkout/sessions/:id/expire: only an open session can be expired. Call inside `book.write`. */
export function expireSession(book: Book, id: string): SessionRecord {
  const session = findSession(book, id);
  if (session.status !== 'open')
    throw notAllowed(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  return end(book, session);
}

/** The session as it stands now: one whose time has run out expires on being looked at. Call inside `book.write`. */
export function findSession(book: Book, id: string): SessionRecord {
  const session = book.sessions.get(id);
  if (!session) throw missing('checkout.session', id, 'session');
  return isOverdue(book, session) ? end(book, session) : session;
}

/** Expires every open session whose time has run out. Call inside `book.write`. */
export function expireOverdue(book: Book): void {
  for (const session of book.openSessions()) if (isOverdue(book, session)) end(book, session);
}

const isOverdue = (book: Book, session: SessionRecord): boolean =>
  session.status === 'open' && session.expiresAt <= book.now();

function end(book: Book, session: SessionRecord): SessionRecord {
  const ended: SessionRecord = { ...session, status: 'expired' };
  book.put('sessions', ended);
  const intent = session.intentId && book.intents.get(session.intentId);
  if (intent) book.put('intents', { ...intent, status: 'canceled' });
  emit(book, 'checkout.session.expired', showSession(book, ended));
  return ended;
}
