import { isText } from './guards.ts';
import { storageItem } from './storage.ts';

const returnTo = storageItem('returnTo', '', (found) => (isText(found) ? ownPath(found) : ''));

/** Pages that nobody wants to come back to after signing in. */
const entries = /^\/(login|register|forgot-password|otp|set-new-password|invitation|login-admin)(\/|\?|#|$)/;

/** Notes the page to come back to after signing in. */
export function noteReturnTo(path: string) {
  if (ownPath(path)) returnTo.write(path);
}

/** The page to come back to, '' for none; it stays noted. */
export const readReturnTo = returnTo.read;

/** Where to go after signing in, once: a path of this shop, home where none was noted. */
export function takeReturnTo(): string {
  const path = returnTo.read() || '/';
  returnTo.clear();
  return path;
}

/** The path where it is on this very site, else ''. `//host`, `/\host` and the like lead elsewhere. */
function ownPath(path: string): string {
  if (!/^\/(?![/\\])/.test(path) || entries.test(path)) return '';
  try {
    const url = new URL(path, location.origin);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : '';
  } catch {
    return '';
  }
}
