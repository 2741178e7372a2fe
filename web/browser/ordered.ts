import { storageItem } from './storage.ts';

/**
 * Whether an order was paid in this browser, by whoever was signed in: the offer for a first order is then over
 * (decisions.md section 9). It stays after signing out.
 */
const ordered = storageItem('ordered', false, (found) => found === true);

export const hasOrdered = ordered.read;
export const noteOrdered = () => ordered.write(true);
