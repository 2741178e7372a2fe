import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { staff } from '#database/schema.ts';
import { saveStaff } from '#shop/staff/sign-in.ts';
import { openShopDatabase } from './open-database.ts';

// `npm run staff -- add --id <id> [--password <password> --pin <pin>]`, `list`, `remove --id <id>`: who may sign in to the dashboard.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { id: { type: 'string' }, password: { type: 'string' }, pin: { type: 'string' } },
});
const deeds: Record<string, (id: string) => Promise<void>> = { add, list, remove };
const deed = deeds[positionals[0] ?? ''];
if (!deed) {
  console.error('Say what to do: add, list or remove. For example: npm run staff -- add --id jo.smith');
  process.exit(1);
}

const { db, close } = await openShopDatabase();
try {
  await deed(values.id ?? '');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
}

async function add(given: string): Promise<void> {
  const id = given || (await ask('Id (5 or more characters): '));
  const password = values.password ?? (await ask('Password (7 or more characters): '));
  const pin = values.pin ?? (await ask('Pin (5 or more characters): '));
  if (id.length < 5 || password.length < 7 || pin.length < 5) {
    throw new Error('The id needs at least 5 characters, the password 7, the pin 5. Nothing was changed.');
  }
  await saveStaff({ db }, { id, password, pin });
  console.log(`${id} can sign in. Where the account existed, its old password and pin no longer work.`);
}

async function list(): Promise<void> {
  const accounts = await db.select({ id: staff.id, since: staff.createdAt }).from(staff).orderBy(staff.id);
  for (const { id, since } of accounts) console.log(`${id}  since ${since.toISOString().slice(0, 10)}`);
}

async function remove(id: string): Promise<void> {
  const gone = await db.delete(staff).where(eq(staff.id, id)).returning();
  console.log(gone.length > 0 ? `${id} can no longer sign in.` : `There is no ${id || 'account: say --id'}.`);
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}
