/** After a UK number's 0 or +44: a mobile has ten digits, any other nine or ten. */
const national = /^(?:7\d{9}|[1-35689]\d{8,9})$/;

/**
 * Whether a phone number can't be one of the UK as it stands: '0770090012' has a digit too few, '12345678901' begins as none does.
 * Numbers from abroad, and what is no number at all, are not judged.
 */
export function isPhoneDoubtful(written: string): boolean {
  const dialled = written
    .normalize('NFKC')
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '');
  const [, digits] = /^(?:\+?44|0044|0(?!0))0?(.*)$/.exec(dialled) ?? [];
  return digits === undefined ? /^[1-9]/.test(dialled) : !national.test(digits);
}
