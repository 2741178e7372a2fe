import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default, at OWASP's first recommendation. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, strength);

/** Compares a password; where there is no account it takes the same time and is never right (decisions.md section 2). */
export async function verifyPassword(kept: string | undefined, typed: string): Promise<boolean> {
  const right = await verify(kept ?? (await nobodys), typed);
  return right && kept !== undefined;
}

/** Made before anybody asks: made for the first who does, it would tell that one. */
const nobodys = hashPassword('a password that opens nothing');
