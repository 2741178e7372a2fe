import pg from 'pg';
import { NewerDatabase } from '#database/migrate.ts';
import { BadConfig, type Config } from '../config.ts';
import { isDatabaseAway } from '../http/errors.ts';

/** Why the shop could not start, for the terminal: one line where it is the operator's to mend. */
export function startFailure(error: unknown): string {
  if (error instanceof BadConfig || error instanceof NewerDatabase) return error.message;
  if (isDatabaseAway(error)) return `The database could not be reached: ${(error as Error).message}`;
  if (error instanceof Error && error.name === 'EmbeddedDatabaseError') return error.message;
  if (error instanceof pg.DatabaseError) return `The database refused: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Says in the terminal where the shop is, and what an operator needs first. */
export function printWelcome(
  { SHOP_NAME }: Config,
  url: string,
  {
    card,
    mail,
    staff,
  }: { card?: string; mail?: string; staff?: { id: string; password: string; pin: string } },
): void {
  const lines = [`${SHOP_NAME} is open at ${url}`];
  if (card) {
    lines.push(`Cards   a sandbox at ${card}: pay with 4242 4242 4242 4242, any date to come, any CVC`);
    lines.push(`        refunds and disputes by hand: ${card}/payments`);
  }
  if (mail) lines.push(`Mail    is caught and can be read at ${mail}`);
  lines.push(`Staff   sign in at ${url}/login-admin`);
  if (staff) {
    lines.push(`        id ${staff.id}   password ${staff.password}   pin ${staff.pin}`);
    lines.push('        Shown this once: write them down. `npm run staff -- add` makes others.');
  }
  console.log(`\n${lines.join('\n')}\n`);
}
