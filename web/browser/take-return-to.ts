import { entries, returnTo } from './return-to.ts';

/** The page to come back to after signing in, '' for none; it stays noted. */
export const readReturnTo = (): string => ownPath(returnTo.read());

/** Where to go after signing in, once: a path of this shop, home where none was noted. */
export function takeReturnTo(): string {
  const path = readReturnTo() || '/';
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
