import type { Digit, WireOrder } from '#contract/orders.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { formatPounds } from '../../ui/price.tsx';
import { Id } from '../parts/id.tsx';

const digits: Digit[] = [1, 2, 3, 4, 5];

/** Up to five products with name, price, id and the way to their page (spec.md section 2). */
export const OrderItems = ({ order }: { order: WireOrder }) => (
  <Panel title={text.items}>
    <ul className="grid gap-3">
      {digits.map((n) => {
        const id = order[`p${n}_id`];
        return id && <Item key={n} id={id} order={order} n={n} />;
      })}
    </ul>
  </Panel>
);

function Item({ id, order, n }: { id: string; order: WireOrder; n: Digit }) {
  const quantity = order[`p${n}_quantity`] ?? 0;
  const percent = order[`p${n}_percent`] ?? 0;
  const price = formatPounds(order[`p${n}_price`] ?? 0);
  const title = order[`p${n}_tittle`];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="w-14 flex-none">
        <Picture name={order[`p${n}_img`] ?? ''} alt="" sizes="56px" />
      </div>
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="figures">
          {text.units(quantity, price)}
          {percent > 0 && <span className="text-muted">, {text.tier(percent)}</span>}
        </p>
        <p className="text-muted">
          {text.itemId} <Id>{id}</Id>
        </p>
      </div>
      <p className="figures font-semibold">{formatPounds(order[`p${n}_total`] ?? 0)}</p>
      <ButtonLink
        to={`/product/${encodeURIComponent(id)}`}
        kind="quiet"
        className="max-desk:ml-18"
        aria-label={`${text.viewProduct}: ${title}`}
      >
        {text.viewProduct}
      </ButtonLink>
    </li>
  );
}
