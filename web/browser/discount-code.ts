import { isText } from './guards.ts';
import { storageItem } from './storage.ts';

/** The code applied to the cart, for every tab; '' for none. Only its name: what it takes off is asked each time. */
const code = storageItem('discountCode', '', (found) => (isText(found) ? found : ''));

export const useCartCode = code.use;
export const readCartCode = code.read;
export const noteCartCode = code.write;
export const forgetCartCode = code.clear;
