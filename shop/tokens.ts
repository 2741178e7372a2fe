import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** An opaque, unguessable id of 16 letters and digits (80 bits), easy to read aloud. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => alphabet[byte & 31]).join('');
}

/** A 256-bit secret for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. Long random secrets need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
