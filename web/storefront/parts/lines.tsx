import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { OrderLine } from '#contract/order.ts';
import { productPath } from '#contract/product-path.ts';
import { order as text } from '#wording/storefront/order.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Section } from '../../ui/section.tsx';
import { PutIntoCart } from './put-into-cart-button.tsx';

export interface LinesProps {
  lines: readonly OrderLine[];
  /** They have arrived: each can be bought again and reviewed. */
  delivered?: boolean;
  /** What else there is to say of the line at a position, from 1. */
  notes?: (position: number) => readonly string[];
  /** What can be done with all of them, below. */
  children?: ReactNode;
}

/** What was bought, as it was sold; each line leads to its product. */
export const Lines = ({ lines, delivered, notes, children }: LinesProps) => (
  <Section title={text.items}>
    <ul className="divide-y divide-line">
      {lines.map(
        (
          { productId, slug, title, image, quantity, takenOut, reviewed, unitPence, percent, totalPence },
          index,
        ) => (
          <li key={productId} className="relative flex flex-wrap gap-x-4 py-3 first:pt-0 last:pb-0">
            <div className="w-16 flex-none">
              <Picture name={image} alt="" sizes="64px" />
            </div>
            <div className="grid min-w-[min(100%,8rem)] flex-1 content-start gap-0.5">
              <Link
                to={productPath({ id: productId, slug })}
                className="row-link leading-snug font-semibold hover:underline"
              >
                {noBreak(title)}
              </Link>
              <p className="figures text-sm text-muted">{text.each(quantity, formatPence(unitPence))}</p>
              {percent > 0 && <p className="text-sm text-green">{text.tier(percent)}</p>}
              {takenOut > 0 && <p className="text-sm">{text.takenOut(takenOut, quantity)}</p>}
              {notes?.(index + 1).map((note) => (
                <p key={note} className="figures text-sm">
                  {note}
                </p>
              ))}
            </div>
            <Price pence={totalPence} className="ml-auto font-semibold" />
            {delivered && (
              <div className="relative z-1 mt-2 flex basis-full flex-wrap gap-2 desk:pl-20">
                <PutIntoCart lines={[{ productId, title, quantity }]} label={orderAgain.one} of={title} />
                <ButtonLink to={`/new-review/${productId}`} kind="quiet">
                  {reviewed ? text.changeReview : text.writeReview}{' '}
                  <span className="sr-only">{text.of(title)}</span>
                </ButtonLink>
              </div>
            )}
          </li>
        ),
      )}
    </ul>
    {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
  </Section>
);
