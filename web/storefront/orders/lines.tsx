import { Link } from 'react-router';
import { order as text } from '#wording/storefront/order.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
import type { OrderLine } from '../../papers/lines-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { formatPounds, Price } from '../../ui/price.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { OrderAgain } from './order-again-button.tsx';

export interface LinesProps {
  lines: readonly OrderLine[];
  /** They have arrived: each can be bought again and reviewed. */
  delivered?: boolean;
}

/** What was bought, as it was sold; each line leads to its product. */
export const Lines = ({ lines, delivered }: LinesProps) => (
  <Panel title={text.items}>
    <ul className="divide-y divide-line">
      {lines.map(({ id, title, image, quantity, price, percent, total }) => (
        <li
          key={id}
          className="relative grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-4 py-3 first:pt-0 last:pb-0"
        >
          <Picture name={image} alt="" sizes="64px" />
          <div className="grid content-start gap-0.5">
            <Link to={`/product/${id}`} className="row-link leading-snug font-semibold hover:underline">
              {unbroken(title)}
            </Link>
            <p className="figures text-sm text-muted">{text.each(quantity, formatPounds(price))}</p>
            {percent > 0 && <p className="text-sm text-green">{text.tier(percent)}</p>}
          </div>
          <Price pounds={total} className="font-semibold" />
          {delivered && (
            <div className="relative z-1 col-span-full mt-2 flex flex-wrap gap-2 desk:col-start-2">
              <OrderAgain lines={[{ id, title, quantity }]} label={orderAgain.one} of={title} />
              <ButtonLink to={`/new-review/${id}`} kind="quiet">
                {text.writeReview} <span className="sr-only">{text.of(title)}</span>
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  </Panel>
);
