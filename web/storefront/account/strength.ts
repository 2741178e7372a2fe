export type Strength = 'strong' | 'medium' | 'weak';

/** Strong with a digit and a special character, medium with one of them, else weak (spec.md section 5). */
export function strengthOf(password: string): Strength {
  const digit = /\d/.test(password);
  const special = /[^\p{L}\p{M}\p{N}]/u.test(password);
  return digit && special ? 'strong' : digit || special ? 'medium' : 'weak';
}
