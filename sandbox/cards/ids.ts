import { randomBytes } from 'node:crypto';

/** An unguessable id in Stripe's style: `re_` and 24 letters and digits. */
export function newId(
  prefix: 'cs_test' | 'pi' | 'ch' | 're' | 'dp' | 'evt' | 'li' | 'req',
  length = 24,
): string {
  let text = '';
  while (text.length < length) text += randomBytes(length).toString('base64').replace(/[+/=]/g, '');
  return `${prefix}_${text.slice(0, length)}`;
}
