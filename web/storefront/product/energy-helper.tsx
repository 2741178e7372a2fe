import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { energyHelper as text } from '#wording/storefront/energy-helper.ts';
import { Button } from '../../ui/button.tsx';
import type { EnergyLine } from './energy-line.ts';

/** What was typed last: the gun is the same on the next BB's page, and by Back. Nothing is typed on the server. */
let typed = { speed: '', unit: 'fps' };

/**
 * On the page of a BB: the speed of one's gun to joules, and to this BB. A form that /energy answers; where scripts run, what
 * answers is loaded when somebody types.
 */
export function EnergyHelper({ grams }: { grams: number }) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [{ says, isWrong, to }, setAnswer] = useState<EnergyLine>({
    says: '',
    isWrong: false,
    to: '/energy',
  });
  /** What is wrong is said once somebody has done typing. */
  const work = async (typing?: unknown) => {
    const { energyLineOf } = await import('./energy-line.ts');
    if (!form.current) return;
    // Read only now: of several letters typed at once, what the first waits for may come last.
    const entered = new FormData(form.current);
    typed = { speed: String(entered.get('speed')), unit: String(entered.get('unit')) };
    const next = energyLineOf(entered, grams);
    if (!(typing && next.isWrong)) setAnswer(next);
  };
  // What was typed before this came alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it does
  useEffect(() => {
    if (new FormData(form.current ?? undefined).get('speed')) void work();
  }, []);
  return (
    <section className="mt-3 grid content-start gap-3">
      <h3>{text.title}</h3>
      <form
        ref={form}
        action="/energy#answer"
        className="flex flex-wrap items-end gap-3"
        onChange={work}
        onSubmit={(event) => {
          event.preventDefault();
          // Where what answers here is lost, the page answers.
          work().catch(() => form.current?.submit());
        }}
      >
        <input type="hidden" name="own" value={grams} />
        <label className="grid gap-1 font-semibold">
          {text.speed}
          <input
            name="speed"
            defaultValue={typed.speed}
            onBlur={() => work()}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            aria-invalid={isWrong || undefined}
            aria-describedby={id}
            className="input w-40"
          />
        </label>
        <label className="grid gap-1 font-semibold">
          {text.unit}
          <select name="unit" defaultValue={typed.unit} className="input">
            <option value="fps">FPS</option>
            <option value="ms">m/s</option>
          </select>
        </label>
        <Button type="submit" kind="quiet">
          {text.work}
        </Button>
      </form>
      <p
        id={id}
        role="status"
        className={`figures min-h-12 ${isWrong ? 'text-sm font-semibold text-red' : ''}`}
      >
        {says || text.hint}
      </p>
      <Link to={to} className="link inline-flex min-h-11 items-center justify-self-start">
        {text.more}
      </Link>
    </section>
  );
}
