import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { list } from '#wording/dashboard/list.ts';
import { recall } from '#wording/dashboard/recall.ts';

const text = recall.who;

interface BoughtByProps {
  bought?: Success<Calls['/dash-recall-count']>;
  failure?: string;
}

/** Whom a recall would be written to. */
export function BoughtBy({ bought, failure }: BoughtByProps) {
  return (
    <div role="status" className="grid gap-1">
      {failure && <p>{failure}</p>}
      {!bought && !failure && <p className="late text-muted">{list.loading}</p>}
      {bought && (
        <>
          <p className="font-semibold">{text.people(bought.people, bought.orders, bought.units)}</p>
          {bought.notSent > 0 && <p>{text.notSent(bought.notSent)}</p>}
          {bought.withoutPerson > 0 && <p>{text.withoutPerson(bought.withoutPerson)}</p>}
          <p className="text-muted">{text.leftOut}</p>
        </>
      )}
    </div>
  );
}
