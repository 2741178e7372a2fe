import { addStaff } from '#shop/staff/accounts.ts';
import { newId } from '#shop/tokens.ts';
import type { Client } from '../support/client.ts';
import { shopper } from '../support/people.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { median, type Outcome, type Part } from './part.ts';

/**
 * Whether the time of an answer tells a name that is known from one that is not: each way is tried so often with either, one
 * at a time, in an order by chance. That the same is done is tested by tests/security/enumeration.test.ts.
 */
export const timing: Part = {
  name: 'timing',
  count: 500,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('own database', { TRUST_PROXY: '1' });
    const chance = chanceOf(seed);
    try {
      const outcomes: Outcome[] = [];
      for (const [way, { ask, names }] of Object.entries(ways)) {
        const { known, strangers } = await names(harness, Math.ceil(count / triesOfAName));
        const took = { known: [] as number[], strangers: [] as number[] };
        await time(harness, ask, [...known, ...strangers], chance, []);
        for (let n = 0; n < count; n++) {
          const pair =
            chance.pick([0, 1]) === 0 ? (['known', 'strangers'] as const) : (['strangers', 'known'] as const);
          for (const kind of pair) await time(harness, ask, { known, strangers }[kind], chance, took[kind]);
        }
        outcomes.push(outcomeOf(way, took.known, took.strangers));
        say(`${way}: ${outcomes.at(-1)?.figure}`);
      }
      return outcomes;
    } finally {
      await harness.close();
    }
  },
};

/** An account may be guessed at 100 times an hour from everywhere together. */
const triesOfAName = 50;
const password = 'not their pass 7!';

type Ask = (browser: Client, name: string) => Promise<{ status: number }>;
type Names = (harness: Harness, many: number) => Promise<{ known: string[]; strangers: string[] }>;

const shoppers: Names = async (harness, many) => ({
  known: await Promise.all(
    Array.from({ length: many }, async () => (await shopper(harness, { withAddress: false })).email),
  ),
  strangers: Array.from({ length: many }, () => `${newId()}@example.org`),
});
const staff: Names = async (harness, many) => {
  const ids = () => Array.from({ length: many }, () => `staff-${newId().slice(0, 6)}`);
  const [known, strangers] = [ids(), ids()];
  for (const id of known)
    await addStaff(harness.shop, { id, password: 'right pass 7!', pin: '135790' }, 'test');
  return { known, strangers };
};

const ways: Record<string, { ask: Ask; names: Names }> = {
  'signing in': { ask: (browser, email) => browser.post('/userLogin', { email, password }), names: shoppers },
  'asking for a code': { ask: (browser, email) => browser.post('/getEmailOtp', { email }), names: shoppers },
  'resetting without a code': {
    ask: (browser, email) => browser.post('/update-pass', { email, newPassword: password }),
    names: shoppers,
  },
  'signing in as staff': {
    ask: (browser, id) => browser.post('/login-admin', { id, password, pin: '000000' }),
    names: staff,
  },
};

async function time(
  harness: Harness,
  ask: Ask,
  names: string[],
  chance: Chance,
  took: number[],
): Promise<void> {
  // Each from an address of its own: an address is soon told to wait.
  const browser = harness.browser();
  const began = performance.now();
  const { status } = await ask(browser, chance.pick(names));
  took.push(performance.now() - began);
  if (status === 429) throw new Error('told to wait: the limits are in the way of what is measured');
}

function outcomeOf(way: string, known: number[], strangers: number[]): Outcome {
  const right = toldApart(known, strangers);
  const figure = `${median(known).toFixed(2)} ms known, ${median(strangers).toFixed(2)} ms unknown (medians of ${known.length}); one answer tells them apart ${(right * 100).toFixed(1)}% of the time`;
  return { what: way, figure, target: '45-55%: as good as a coin', met: Math.abs(right - 0.5) <= 0.05 };
}

/** How often an answer of the first took longer than one of the second (Mann-Whitney): a half where nothing tells them apart. */
function toldApart(first: number[], second: number[]): number {
  let longer = 0;
  for (const a of first) for (const b of second) longer += a > b ? 1 : a === b ? 0.5 : 0;
  return longer / (first.length * second.length);
}
