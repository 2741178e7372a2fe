import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StaffAttribute } from '#contract/attribute.ts';
import { attributes as text } from '#wording/dashboard/attributes.ts';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { bodyOf, fieldsOf } from './values.ts';

export type Changes = ReturnType<typeof useChanges>;

/** What is changed in the list itself: the order, and what is retired. The list is read again after each change, done or refused. */
export function useChanges() {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  /** The key of the one that is being changed; '' for none. */
  const [changing, setChanging] = useState('');
  const running = useRef(false);

  /** One after the other: what is pressed meanwhile would be meant for another order. */
  const change = async (key: string, send: () => Promise<{ status: number; message?: string }>) => {
    if (running.current) return false;
    running.current = true;
    setChanging(key);
    const answer = await send();
    if (answer.status !== 200) notify(answer.message ?? '', { tone: 'bad' });
    await revalidate();
    setChanging('');
    running.current = false;
    return answer.status === 200;
  };

  return {
    changing,
    /** Whether it stands right before or after the other one now. */
    move: ({ key }: StaffAttribute, place: 'before' | 'after', other: StaffAttribute) =>
      change(key, () => ask('/dash-move-attribute', { key, place, other: other.key })),
    setRetired: async (attribute: StaffAttribute, retired: boolean) => {
      const body = bodyOf(fieldsOf(attribute), { ...attribute, retired });
      const done = await change(attribute.key, () => ask('/dash-save-attribute', body));
      if (done) notify((retired ? text.retired : text.back)(attribute.label), { tone: 'good' });
    },
  };
}
