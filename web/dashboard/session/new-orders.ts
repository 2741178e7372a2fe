import { useSyncExternalStore } from 'react';

/** An order that was paid while the dashboard is open. */
export interface NewOrder {
  number: number;
  orderId: string;
}

/** Those that nobody has seen in the list yet, in this tab; the oldest first. */
let unseen: readonly NewOrder[] = [];
const listeners = new Set<() => void>();

/** The number of the last order that was heard of; undefined before the server said one. */
let last: number | undefined;

export const lastHeard = (): number | undefined => last;

export function noteLast(number: number): void {
  last = Math.max(last ?? 0, number);
}

export function noteNewOrder(order: NewOrder): void {
  noteLast(order.number);
  if (unseen.some(({ orderId }) => orderId === order.orderId)) return;
  set([...unseen, order]);
}

/** The list shows these, or staff asked for them. */
export function noteSeen(isSeen: (order: NewOrder) => boolean): void {
  if (unseen.some(isSeen)) set(unseen.filter((order) => !isSeen(order)));
}

/** Staff who leave take nothing with them. */
export function forgetNewOrders(): void {
  last = undefined;
  set([]);
}

export const useNewOrders = (): readonly NewOrder[] =>
  useSyncExternalStore(
    subscribe,
    () => unseen,
    () => unseen,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function set(next: readonly NewOrder[]): void {
  unseen = next;
  for (const listener of listeners) listener();
}
