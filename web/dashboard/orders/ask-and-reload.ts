import { useState } from 'react';
import { change as text } from '#wording/dashboard/order.ts';
import type { Ask } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';

type Reload = () => Promise<void>;

/**
 * Asks for a change of the order that is shown. Where it is refused since the order is another one by now (409), the order is read
 * again, and the answer says so: a form keeps what was typed, and a second press is about what stands there.
 */
export const askAndReload =
  (ask: Ask, reload: Reload): Ask =>
  async (path, body, options) => {
    const answer = await ask(path, body, options);
    if (answer.status !== 409) return answer;
    await reload();
    return { ...answer, message: text.reloaded(answer.message ?? '') };
  };

export const useOrderAsk = (reload: Reload): Ask => askAndReload(useDashboard().ask, reload);

/** A form that begins anew once it did its own work, and stays as it is where a colleague did something. */
export function useFreshForm(reload: Reload): { key: number; onDone: Reload } {
  const [key, setKey] = useState(0);
  const onDone = async () => {
    await reload();
    setKey((before) => before + 1);
  };
  return { key, onDone };
}

interface Fields {
  values: Record<string, string>;
  set(name: string, value: string): void;
}

/** Fields that nobody touched follow what the shop has now; what was typed stays. */
export function useLatest({ values, set }: Fields, latest: Record<string, string>): void {
  const [known, setKnown] = useState(latest);
  const moved = movedFields(values, known, latest);
  if (Object.keys(latest).every((name) => latest[name] === known[name])) return;
  setKnown(latest);
  for (const [name, value] of moved) set(name, value);
}

/** The fields that are another by now and still stand as they did. */
export const movedFields = (
  values: Record<string, string>,
  known: Record<string, string>,
  latest: Record<string, string>,
): [name: string, value: string][] =>
  Object.entries(latest).filter(([name, value]) => value !== known[name] && values[name] === known[name]);
