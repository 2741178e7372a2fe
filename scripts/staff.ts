import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { staff } from '#database/schema.ts';
import { endStaffWaits } from '#server/http/guess-limits.ts';
import { audit } from '#shop/audit.ts';
import { addStaff, brokenRules, removeStaff, resetStaff, type StaffSecrets } from '#shop/staff/accounts.ts';
import { transact } from '#shop/transact.ts';
import { staffCommand as text } from '#wording/staff-command.ts';
import { openShopDatabase } from './open-database.ts';
import { terminal } from './terminal.ts';

// `npm run staff -- add --id <id>`, `reset --id <id>`, `list`, `remove --id <id>`, `unlock --id <id>`: who may sign in to the dashboard. Secrets are
// typed unseen, or come on standard input (the password and the pin, a line each), or all three from STAFF_ID, STAFF_PASSWORD and STAFF_PIN.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { id: { type: 'string' }, password: { type: 'string' }, pin: { type: 'string' } },
});
const actions: Record<string, (id: string) => Promise<void>> = { add, reset, list, remove, unlock };
const action = actions[positionals[0] ?? ''];
if (!action) end(text.usage);
if (values.password !== undefined || values.pin !== undefined) end(text.notAsOptions);

const { db, close } = await openShopDatabase();
try {
  await action(values.id?.trim() ?? '');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
}

/** Never in place of an account that is there: a mistyped id would sign a colleague out for good. */
async function add(given: string): Promise<void> {
  const secrets = await askedFor(given);
  if (!(await addStaff({ db }, secrets, terminal()))) throw new Error(text.known(secrets.id));
  console.log(text.added(secrets.id));
}

async function reset(given: string): Promise<void> {
  if (!given) throw new Error(text.resetWhom);
  const secrets = await askedFor(given);
  if (!(await resetStaff({ db }, secrets, terminal()))) throw new Error(text.none(secrets.id));
  console.log(text.changed(secrets.id));
}

async function askedFor(given: string): Promise<StaffSecrets> {
  const secrets = fromEnvironment(given) ?? (await (process.stdin.isTTY ? typed(given) : piped(given)));
  const broken = await brokenRules(secrets);
  if (broken.length > 0)
    throw new Error([text.refused, ...broken.map((rule) => text.rules[rule])].join('\n'));
  return secrets;
}

async function list(): Promise<void> {
  const accounts = await db.select({ id: staff.id, since: staff.createdAt }).from(staff).orderBy(staff.id);
  for (const { id, since } of accounts) console.log(`${id}  since ${since.toISOString().slice(0, 10)}`);
}

async function remove(id: string): Promise<void> {
  const outcome = await removeStaff({ db }, id, terminal());
  if ('removed' in outcome) return console.log(text.removed(id));
  throw new Error(outcome.refused === 'last account' ? text.last(id) : text.none(id));
}

/** For somebody who waits after wrong tries, their own or others'. */
async function unlock(id: string): Promise<void> {
  const unlocked = await transact({ db }, async ({ db }) => {
    const [account] = await db.select({ id: staff.id }).from(staff).where(eq(staff.id, id));
    if (!account) return false;
    await endStaffWaits(db);
    await audit({ db }, { staffId: terminal(), action: 'staff unlocked', subject: id });
    return true;
  });
  if (!unlocked) throw new Error(id ? text.none(id) : text.unlockWhom);
  console.log(text.unlocked(id));
}

/** All three, and of the very account that is asked for: a server's own environment may hold those of its first account. */
function fromEnvironment(given: string): StaffSecrets | undefined {
  const { STAFF_ID: id, STAFF_PASSWORD: password, STAFF_PIN: pin } = process.env;
  if (!id || !password || !pin || (given && given !== id)) return undefined;
  return { id, password, pin };
}

async function piped(id: string): Promise<StaffSecrets> {
  const [password = '', pin = ''] = (await readText(process.stdin)).split(/\r?\n/);
  return { id, password: password.trim(), pin: pin.trim() };
}

/** One line after the other on one open terminal: while none is open, the terminal itself shows what is typed. */
async function typed(given: string): Promise<StaffSecrets> {
  let unseen = false;
  const output = new Writable({
    write(piece, _encoding, done) {
      if (!unseen) process.stdout.write(piece);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const stopped = new Promise<never>((_, reject) =>
    lines.once('SIGINT', () => reject(new Error(text.stopped))),
  );
  const ask = async (question: string): Promise<string> =>
    (await Promise.race([lines.question(question), stopped])).trim();
  const askUnseen = async (question: string): Promise<string> => {
    process.stdout.write(question);
    unseen = true;
    const answer = await ask('');
    unseen = false;
    process.stdout.write('\n');
    return answer;
  };
  /** Nobody sees what is typed, so it is typed again. */
  const twice = async (question: string): Promise<string> => {
    const first = await askUnseen(question);
    if ((await askUnseen(text.again)) !== first) throw new Error(text.different);
    return first;
  };
  try {
    const id = given || (await ask(text.id));
    const password = await twice(text.password);
    return { id, password, pin: await twice(text.pin) };
  } finally {
    lines.close();
  }
}

function end(message: string): never {
  console.error(message);
  return process.exit(1);
}
