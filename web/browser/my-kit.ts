import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { maxGuns } from '#shop/catalogue/limits.ts';
import { isRecord, isText, listOf } from './guards.ts';
import { kitMarks } from './kit-marks.ts';
import { storageItem } from './storage.ts';

/** The guns that this browser keeps, for what fits them. */
export interface MyKit {
  guns: Gun[];
  /** When somebody changed it last; ISO 8601. Null: never. */
  changedAt: string | null;
}

const none: MyKit = { guns: [], changedAt: null };

const kit = storageItem('myKit', none, (found) => {
  if (!isRecord(found) || !isText(found.changedAt) || Number.isNaN(Date.parse(found.changedAt))) return none;
  return { guns: listOf(found.guns, toGun).slice(0, maxGuns), changedAt: found.changedAt };
});

export const useKit = kit.use;
export const readKit = kit.read;

/** Keeps a kit as it is, such as the one of an account. */
export function keepKit(next: MyKit) {
  kit.write(next);
  // As storage-marks.ts does before the first paint.
  const kept = JSON.stringify(next);
  for (const [mark, sign] of kitMarks)
    document.documentElement.toggleAttribute(`data-${mark}`, sign.test(kept));
}

/** Keeps guns that somebody changed just now. */
export const changeGuns = (guns: Gun[]) => keepKit({ guns, changedAt: new Date().toISOString() });

/** With one gun more, or with this one in the place of the one with its id. */
export const withGun = (guns: Gun[], gun: Gun): Gun[] =>
  guns.some(({ id }) => id === gun.id)
    ? guns.map((one) => (one.id === gun.id ? gun : one))
    : [...guns, gun].slice(0, maxGuns);

const text = (found: unknown) => (isText(found) ? found : '');
const number = (found: unknown) =>
  Number.isFinite(found) && (found as number) > 0 ? (found as number) : null;

function toGun(found: unknown): Gun | null {
  if (!isRecord(found) || !isText(found.id) || !isText(found.name)) return null;
  return {
    id: found.id,
    name: found.name,
    pattern: text(found.pattern),
    power: text(found.power),
    connector: text(found.connector),
    maxVolts: number(found.maxVolts),
    thread: text(found.thread),
    rails: Array.isArray(found.rails) ? found.rails.filter(isText) : [],
    limitJoules: number(found.limitJoules),
  };
}
