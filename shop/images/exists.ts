import type { Shop } from '../shop.ts';

/** How long a name that was not there is not asked for again. Names are random: none that was made up comes to be later. */
const missingMs = 60_000;
/** Names remembered of either kind; the oldest make room. */
const maxNames = 10_000;
const there = new Map<string, true>();
/** Until when each is taken for missing, by the shop's clock. */
const missing = new Map<string, number>();
const asking = new Map<string, Promise<boolean>>();

/** Whether there is a picture of that name. The store is asked once, however many ask about it; what is missing is remembered for a minute. */
export function pictureExists(shop: Shop, name: string): Promise<boolean> {
  if (there.has(name)) return Promise.resolve(true);
  if ((missing.get(name) ?? 0) > shop.now().getTime()) return Promise.resolve(false);
  const asked = asking.get(name) ?? ask(shop, name).finally(() => asking.delete(name));
  asking.set(name, asked);
  return asked;
}

async function ask(shop: Shop, name: string): Promise<boolean> {
  const found = await shop.images.has(name);
  if (found) note(there, name, true);
  else note(missing, name, shop.now().getTime() + missingMs);
  return found;
}

function note<Value>(names: Map<string, Value>, name: string, value: Value): void {
  names.delete(name);
  const [oldest] = names.keys();
  if (names.size >= maxNames && oldest !== undefined) names.delete(oldest);
  names.set(name, value);
}
