import { isText } from './guards.ts';
import { storageItem } from './storage.ts';

/** The page to come back to after signing in, as it was noted; read by take-return-to.ts. */
export const returnTo = storageItem('returnTo', '', (found) => (isText(found) ? found : ''));

/** Pages that nobody wants to come back to after signing in. */
export const entries = /^\/(login|register|forgot-|otp|set-|invitation)/;

/** Notes a page of this shop to come back to after signing in. */
export function noteReturnTo(path: string) {
  if (!entries.test(path)) returnTo.write(path);
}
