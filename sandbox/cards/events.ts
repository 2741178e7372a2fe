import type { Book } from './book.ts';
import { newId } from './ids.ts';
import type { EventType } from './records.ts';

/** Records that something happened to `object` (in Stripe's shape), to be told by webhook. Inside `book.write`. */
export function emit(book: Book, type: EventType, object: Record<string, unknown>): void {
  book.put('events', { id: newId('evt'), created: book.now(), type, object });
}
