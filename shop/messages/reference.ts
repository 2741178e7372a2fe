/** The letters and digits of a reference as it is typed: more would find nothing. */
const written = /^[0-9a-hjkmnp-tv-z]{4,16}$/;

/** What whoever sent an inquiry quotes of it: how its id begins, such as 'K3V9-X0QM'. 40 bits, so that no two are alike in practice. */
export const referenceOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

/** How the id begins whose reference was typed, or part of it, also with o for 0 and l for 1; undefined where it can be none. */
export function idOfReference(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return written.test(letters) ? letters : undefined;
}
