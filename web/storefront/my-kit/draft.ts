import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { fitRules } from '#shop/catalogue/fit/rules.ts';

/** A gun as its form has it; '' for what is not known. Its rails are boxes, and apart. */
export type GunDraft = Record<Exclude<keyof Gun, 'id' | 'rails'>, string>;

export const draftOf = (gun: Partial<Gun> = {}): GunDraft => ({
  name: gun.name ?? '',
  pattern: gun.pattern ?? '',
  power: gun.power ?? '',
  connector: gun.connector ?? '',
  maxVolts: String(gun.maxVolts ?? ''),
  thread: gun.thread ?? '',
  limitJoules: String(gun.limitJoules ?? ''),
});

/** Whether its form asks what battery it takes: of a gas gun it doesn't. */
export const takesBattery = ({ power }: GunDraft): boolean => !fitRules.batteries?.useless?.includes(power);

export const gunOf = (draft: GunDraft, rails: string[], id: string): Gun => ({
  ...draft,
  id,
  name: draft.name.trim(),
  ...(takesBattery(draft)
    ? { maxVolts: readNumber(draft.maxVolts) ?? null }
    : { connector: '', maxVolts: null }),
  rails,
  limitJoules: readNumber(draft.limitJoules) ?? null,
});

/** '11.1', '11,1 V' and '1.14 J' are numbers; null for nothing typed, undefined for what is none above nought. */
export function readNumber(typed: string): number | null | undefined {
  const text = typed
    .trim()
    .replace(',', '.')
    .replace(/\s*[vj]$/i, '');
  if (text === '') return null;
  const number = /^\d{0,4}(\.\d{0,3})?$/.test(text) ? Number(text) : Number.NaN;
  return number > 0 ? number : undefined;
}
