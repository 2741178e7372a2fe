import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { OrderSummary } from '#contract/order-summary.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
import { orders as text } from '#wording/storefront/orders.ts';
import { minuteOf, timeOf } from '../../ui/dates.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { PutIntoCart } from '../parts/put-into-cart-button.tsx';
import { othersOf } from './order-row.tsx';

/** Checkouts that were not paid: folded away under the orders, but open while one of them waits to be paid. */
export function Attempts({ attempts, open }: { attempts: readonly OrderSummary[]; open: boolean }) {
  return (
    <details className="group border-y border-line py-2" open={open}>
      <summary className="-m-2 flex min-h-11 items-center rounded-sm p-2 font-semibold">
        <span className="mr-auto">{text.attempts(attempts.length)}</span>
        <ChevronDown size={20} aria-hidden className="flex-none group-open:rotate-180" />
      </summary>
      <p className="mt-2 text-sm text-muted">
        {attempts.some(({ payUrl }) => payUrl !== null) ? text.attemptsToPay : text.attemptsText}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {attempts.map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} />
        ))}
      </ul>
    </details>
  );
}

function Attempt({ attempt }: { attempt: OrderSummary }) {
  const { id, lines, createdAt, payUrl } = attempt;
  const title = lines[0]?.title ?? '';
  const others = othersOf(attempt);
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 last:pb-0">
      <Picture name={attempt.image} alt="" sizes="56px" />
      <div className="grid content-start gap-0.5">
        <h3 className="font-text text-base leading-snug font-semibold">
          <Link to={`/order-details/${id}`} className="hover:underline">
            {noBreak(title)}
          </Link>{' '}
          {others && <span className="font-normal text-muted">{others}</span>}
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <time dateTime={createdAt}>{text.started(minuteOf(createdAt))}</time>
          <Price pence={attempt.totalPence} />
        </p>
        <p className={`text-sm ${payUrl ? 'font-semibold text-amber' : 'text-muted'}`}>{stateOf(attempt)}</p>
      </div>
      <div className="col-span-full flex flex-wrap gap-3 desk:col-start-2">
        {payUrl && (
          <a href={payUrl} className="btn btn-secondary">
            {text.payNow} <span className="sr-only">{title}</span>
          </a>
        )}
        <PutIntoCart lines={lines} label={orderAgain.all} />
      </div>
    </li>
  );
}

function stateOf({ payUntil, paymentStatus }: OrderSummary): string {
  if (payUntil) return text.keptUntil(timeOf(payUntil));
  return paymentStatus === 'Pending' ? text.unknown : text.notPaid;
}
