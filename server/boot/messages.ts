import pg from 'pg';
import { NewerDatabase } from '#database/migrate.ts';
import { log } from '../adapters/log.ts';
import type { Services } from '../adapters/open.ts';
import { BadConfig, type Config, configWarnings, misspeltVariables } from '../config.ts';
import { isDatabaseAway, isReadOnly } from '../http/errors.ts';
import type { MadeStaff } from './first-start.ts';
import { sellerOf } from './seller.ts';

/** Why the shop could not start, for the terminal: one line where it is the operator's to mend. */
export function startFailure(error: unknown): string {
  if (error instanceof BadConfig || error instanceof NewerDatabase) return error.message;
  if (isReadOnly(error))
    return 'The database takes no writes: it is a replica, or on its way to be the primary. DATABASE_URL leads to the primary';
  if (isDatabaseAway(error)) return `The database could not be reached: ${(error as Error).message}`;
  if (error instanceof Error && error.name === 'EmbeddedDatabaseError') return error.message;
  if (error instanceof pg.DatabaseError) return `The database refused: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Says in the terminal where the shop is, and what an operator needs first. */
export function printWelcome(
  { SHOP_NAME }: Config,
  url: string,
  { cards, mail }: Services,
  madeStaff: MadeStaff | undefined,
): void {
  const lines = [`${SHOP_NAME} is open at ${url}`];
  if (cards.sandboxAt) {
    lines.push(
      `Cards   a sandbox at ${cards.sandboxAt}: pay with 4242 4242 4242 4242, any date to come, any CVC`,
    );
    lines.push(`        refunds and disputes by hand: ${cards.sandboxAt}/payments`);
  }
  if (mail.readAt) lines.push(`Mail    is caught and can be read at ${mail.readAt}`);
  lines.push(`Staff   sign in at ${url}/login-admin`);
  if (madeStaff) {
    lines.push(`        id ${madeStaff.id}   password ${madeStaff.password}   pin ${madeStaff.pin}`);
    lines.push('        Shown this once: write them down. `npm run staff -- add` makes others.');
  }
  console.log(`\n${lines.join('\n')}\n`);
}

/** What the shop can run with, and an operator should know. */
export function logWarnings(config: Config, ...others: (string | undefined)[]): void {
  for (const warning of [...others, ...configWarnings(config), ...misspeltVariables(process.env)])
    if (warning) log.warn({}, warning);
  const { missingOfSeller: missing } = sellerOf(config);
  if (missing.length > 0)
    log.warn({ missing }, 'the law wants the seller named on the pages of a shop that takes real money');
}
