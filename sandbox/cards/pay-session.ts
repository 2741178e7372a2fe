import type { Book } from './book.ts';
import { readCard, type Typed } from './card.ts';
import { emit } from './events.ts';
import { findSession } from './expire-session.ts';
import { newId } from './ids.ts';
import type { IntentRecord, SessionRecord } from './records.ts';
import { showIntent, showSession } from './show.ts';

type PayOutcome =
  | { result: 'paid'; session: SessionRecord }
  | { result: 'expired'; session: SessionRecord }
  | { result: 'refused'; session: SessionRecord; messages: Partial<Typed>; declined: boolean };

/**
 * One press of Pay. A session that is paid already stays paid once; an expired one takes nothing. Card data that
 * cannot be right is sent back without an attempt; a declined card is an attempt, and is told by webhook.
 * Call inside `book.write`.
 */
export function paySession(book: Book, id: string, typed: Typed): PayOutcome {
  const session = findSession(book, id);
  if (session.status === 'complete') return { result: 'paid', session };
  if (session.status === 'expired') return { result: 'expired', session };
  const card = readCard(typed, book.now());
  if (card.outcome === 'unreadable')
    return { result: 'refused', session, messages: card.messages, declined: false };
  const intent = intentOf(book, session);
  if (card.outcome === 'declined') return decline(book, session, intent, card);
  return { result: 'paid', session: charge(book, session, intent, card.last4) };
}

function intentOf(book: Book, session: SessionRecord): IntentRecord {
  const existing = session.intentId && book.intents.get(session.intentId);
  return (
    existing || {
      id: newId('pi'),
      created: book.now(),
      sessionId: session.id,
      status: 'requires_payment_method',
      currency: session.currency,
      amount: session.amount,
      metadata: session.intentMetadata,
      description: session.intentDescription,
      lastError: null,
      chargeId: null,
    }
  );
}

function decline(
  book: Book,
  session: SessionRecord,
  intent: IntentRecord,
  card: { code: string; message: string },
): PayOutcome {
  const lastError = { code: 'card_declined', declineCode: card.code, message: card.message };
  const failed: IntentRecord = { ...intent, lastError };
  const attempted: SessionRecord = { ...session, intentId: intent.id };
  book.put('intents', failed);
  book.put('sessions', attempted);
  emit(book, 'payment_intent.payment_failed', showIntent(book, failed));
  return { result: 'refused', session: attempted, messages: { number: card.message }, declined: true };
}

function charge(book: Book, session: SessionRecord, intent: IntentRecord, last4: string): SessionRecord {
  const chargeId = newId('ch');
  const paid: SessionRecord = { ...session, status: 'complete', intentId: intent.id };
  book.put('charges', {
    id: chargeId,
    created: book.now(),
    intentId: intent.id,
    sessionId: session.id,
    currency: session.currency,
    amount: session.amount,
    refunded: 0,
    last4,
    metadata: session.intentMetadata,
  });
  book.put('intents', { ...intent, status: 'succeeded', lastError: null, chargeId });
  book.put('sessions', paid);
  emit(book, 'checkout.session.completed', showSession(book, paid));
  return paid;
}
