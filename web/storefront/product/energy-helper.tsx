import { useState } from 'react';
import { Link } from 'react-router';
import { energyHelper as text } from '#wording/storefront/energy-helper.ts';
import { Button } from '../../ui/button.tsx';

/**
 * On the page of a BB: the speed of one's gun to joules, and to this BB. A form that /energy answers; where scripts run, what
 * answers is loaded when somebody types.
 */
export function EnergyHelper({ grams }: { grams: number }) {
  const [answer, setAnswer] = useState('');
  return (
    <section className="well grid gap-3 p-4">
      <h3>{text.title}</h3>
      <form
        action="/energy"
        className="flex flex-wrap items-end gap-3"
        onChange={async ({ currentTarget }) => {
          const { energyLineOf } = await import('./energy-line.ts');
          setAnswer(energyLineOf(new FormData(currentTarget), grams));
        }}
      >
        <label className="grid gap-1 font-semibold">
          {text.speed}
          <input name="speed" inputMode="decimal" autoComplete="off" maxLength={12} className="input w-40" />
        </label>
        <label className="grid gap-1 font-semibold">
          {text.unit}
          <select name="unit" className="input">
            <option value="fps">FPS</option>
            <option value="ms">m/s</option>
          </select>
        </label>
        <Button type="submit">{text.work}</Button>
      </form>
      <p role="status" className="figures min-h-12">
        {answer || text.hint}
      </p>
      <Link to="/energy" className="link justify-self-start">
        {text.more}
      </Link>
    </section>
  );
}
