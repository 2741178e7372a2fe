import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffProduct } from '#contract/product.ts';
import { families as text } from '#wording/dashboard/families.ts';
import { products } from '#wording/dashboard/products.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

interface FamilyPanelProps {
  product: StaffProduct;
  /** After it left its family, or the family ended. */
  onChanged: () => void;
}

/** The family of a product: its siblings, and the ways out of it. */
export function FamilyPanel({ product, onChanged }: FamilyPanelProps) {
  const { ask, to } = useDashboard();
  const [asked, setAsked] = useState<'leave' | 'dissolve'>();
  const { family } = product;
  if (!family) return null;
  const { id: familyId, revision: version, axes, members } = family;
  const send = async (what: 'leave' | 'dissolve') => {
    setAsked(undefined);
    const productIds = members.map(({ id }) => id).filter((id) => id !== product.id);
    const answer = await ask(
      '/dash-family',
      what === 'dissolve'
        ? { familyId, version, dissolve: true }
        : { familyId, version, axes: axes.map(({ key }) => key), productIds },
    );
    notify(answer.status === 200 ? text.done[what] : answer.message, {
      tone: answer.status === 200 ? 'good' : 'bad',
    });
    onChanged();
  };
  return (
    <section aria-labelledby="family" className="panel mt-4 grid gap-3 p-4">
      <h2 id="family" className="text-xl">
        {text.of(family.title)}
      </h2>
      <p className="text-muted">{text.differBy(axes.map(({ label }) => label))}</p>
      <ul className="divide-y divide-line">
        {members.map(({ id, title, values, active }) => (
          <li key={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2">
            <strong>{axes.map(({ key }) => String(values[key])).join(', ')}</strong>
            {id === product.id ? (
              <span aria-current="true">{title}</span>
            ) : (
              <Link to={to('product-details', id)} className="link">
                {title}
              </Link>
            )}
            {!active && <StatusPill tone="plain">{products.deactive}</StatusPill>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" onClick={() => setAsked('leave')}>
          {text.leave}
        </Button>
        <Button kind="quiet" onClick={() => setAsked('dissolve')}>
          {text.dissolve}
        </Button>
      </div>
      {asked && (
        <Confirm
          open
          title={text[asked]}
          yes={text[asked]}
          no={text.cancel}
          onNo={() => setAsked(undefined)}
          onYes={() => void send(asked)}
        >
          <p>{text.ask[asked]}</p>
        </Confirm>
      )}
    </section>
  );
}
