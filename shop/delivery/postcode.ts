/**
 * The outer half: one or two letters, one or two digits, and in the middle of London a letter after the digit. The inner half: a
 * digit and two letters, of which some are never used for being misread.
 */
const ordinary =
  /^([A-PR-UWYZ](?:[A-HK-Y]?\d\d?|\d[A-HJKPS-UW]|[A-HK-Y]\d[ABEHMNPRV-Y])|GIR)(\d[ABD-HJLNP-UW-Z]{2})$/;
/** Forces post offices write theirs in words, too. */
const forces = /^BFPO([0-9]{1,4})$/;

/**
 * A UK postcode as it is written on a parcel ('im1 1aa' is 'IM1 1AA'), undefined where it has the shape of none: England,
 * Wales, Scotland, Northern Ireland, the Crown dependencies (IM, JE, GY), GIR 0AA and the forces (BFPO). Its shape says
 * nothing of whether anybody lives there.
 */
export function knownPostcode(written: string): string | undefined {
  const bare = bareOf(written);
  const [, abroad] = forces.exec(bare) ?? [];
  if (abroad) return `BFPO ${abroad}`;
  const [, out, within] = ordinary.exec(bare) ?? [];
  return out && within ? `${out} ${within}` : undefined;
}

const bareOf = (written: string) =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Whatever the letters: those that are used may change. */
const whole = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;
const part = /^[A-Z]{1,2}\d[A-Z\d]?(?:\d[A-Z]?)?$/;

/**
 * What is wrong with what stands for a postcode: `part` of one ('EX4'), one with `unusual` letters ('QQ1 1AA'), which may exist all the
 * same, or `none` of the UK. Undefined for a known one.
 */
export function postcodeDoubt(written: string): 'part' | 'unusual' | 'none' | undefined {
  if (knownPostcode(written)) return;
  const bare = bareOf(written);
  if (whole.test(bare)) return 'unusual';
  return part.test(bare) ? 'part' : 'none';
}

/** A postcode as it is shown to people, whatever was typed: as it is written on a parcel, where it has the shape of one. */
export const shownPostcode = (written: string): string => knownPostcode(written) ?? written;
