import type { Order } from '#contract/order.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** What of an order is not to be sent any more, and the ways on. Nothing where nothing was recalled. */
export function Recalled({ order: { id, orderStatus, recalled } }: { order: Order }) {
  const { to } = useDashboard();
  if (recalled.length === 0) return null;
  return (
    <Notice tone="bad" title={text.recalled.title(recalled.map(({ title }) => title))}>
      <p>{text.recalled.text}</p>
      {orderStatus === 'Confirmed' && (
        <ButtonLink to={to('pack', id)} kind="quiet" className="mt-3">
          {text.recalled.bench}
        </ButtonLink>
      )}
    </Notice>
  );
}
