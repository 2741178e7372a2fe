import { eq } from 'drizzle-orm';
import { staff, staffSessions } from '#database/schema.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { hashPassword } from '../accounts/password.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

/** What a member of staff signs in with. */
export interface StaffSecrets {
  id: string;
  password: string;
  pin: string;
}

export type StaffRule =
  | 'id length'
  | 'password length'
  | 'password without a number'
  | 'pin length'
  | 'guessed from the id'
  | 'password is the pin'
  | 'easy password'
  | 'common password'
  | 'easy pin';

/**
 * Which rules of staff secrets are broken: the lengths that signing in takes (spec.md section 5), a number in the password as
 * for shoppers, and nothing that is guessed first. Trimmed, as signing in trims what is typed.
 */
export async function brokenRules({ id, password, pin }: StaffSecrets): Promise<StaffRule[]> {
  const rules: [StaffRule, boolean][] = [
    ['id length', isWithin(id, 5, 100)],
    ['password length', isWithin(password, 7, 128)],
    ['password without a number', /\d/.test(password)],
    ['pin length', isWithin(pin, 5, 32)],
    ['guessed from the id', !same(password, id) && !same(pin, id)],
    ['password is the pin', !same(password, pin)],
    ['easy password', !isEasy(password)],
    ['common password', !(await isCommonPassword(password))],
    ['easy pin', !isEasy(pin)],
  ];
  return rules.filter(([, kept]) => !kept).map(([rule]) => rule);
}

const isWithin = (value: string, min: number, max: number): boolean =>
  [...value].length >= min && [...value].length <= max && value === value.trim();

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** One character over and over, or each the next or the one before: 11111, 12345, 7654321, abcdefg. */
function isEasy(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/**
 * Makes a staff account.
 *
 * @param by who does it, for the audit log
 * @returns false where there is one of that id: its secrets stay as they are
 */
export async function addStaff(
  shop: Pick<Shop, 'db'>,
  { id, ...secrets }: StaffSecrets,
  by: string,
): Promise<boolean> {
  const hashes = await hashesOf(secrets);
  return transact(shop, async (shop) => {
    const made = await shop.db
      .insert(staff)
      .values({ id, ...hashes })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) return false;
    await audit(shop, { staffId: by, action: 'staff added', subject: id });
    return true;
  });
}

/**
 * Gives a staff account new secrets; its sessions end.
 *
 * @param by who does it, for the audit log
 * @returns false where there is none of that id
 */
export async function resetStaff(
  shop: Pick<Shop, 'db'>,
  { id, ...secrets }: StaffSecrets,
  by: string,
): Promise<boolean> {
  const hashes = await hashesOf(secrets);
  return transact(shop, async (shop) => {
    const changed = await shop.db.update(staff).set(hashes).where(eq(staff.id, id)).returning();
    if (changed.length === 0) return false;
    await shop.db.delete(staffSessions).where(eq(staffSessions.staffId, id));
    await audit(shop, { staffId: by, action: 'staff changed', subject: id });
    return true;
  });
}

async function hashesOf({ password, pin }: Omit<StaffSecrets, 'id'>) {
  const [passwordHash, pinHash] = await Promise.all([hashPassword(password), hashPassword(pin)]);
  return { passwordHash, pinHash };
}

/** Removes a staff account with its sessions; never the last, after which nobody could sign in. */
export async function removeStaff(
  shop: Pick<Shop, 'db'>,
  id: string,
  by: string,
): Promise<{ removed: true } | { refused: 'no such account' | 'last account' }> {
  return transact(shop, async (shop) => {
    // All of them, so that of two who remove the last two one waits.
    const all = await shop.db.select({ id: staff.id }).from(staff).orderBy(staff.id).for('update');
    if (!all.some((account) => account.id === id)) return { refused: 'no such account' };
    if (all.length === 1) return { refused: 'last account' };
    await shop.db.delete(staff).where(eq(staff.id, id));
    await audit(shop, { staffId: by, action: 'staff removed', subject: id });
    return { removed: true };
  });
}
