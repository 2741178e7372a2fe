import { ArrowRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '#wording/counted.ts';
import { overview as text } from '#wording/dashboard/overview.ts';
import { dayOf } from '../../ui/dates.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Analytics } from './statistics.ts';

/** What needs somebody, each leading to where it is dealt with; what is at 0 is left out. */
export function Attention({ found: { attention, data } }: { found: Analytics }) {
  const { to } = useDashboard();
  const needs = [
    { ...text.toConfirm, count: attention.toConfirm, at: `${to('orders')}?filter=Pending&payment=Success` },
    { ...text.toShip, count: attention.toShip, at: `${to('orders')}?filter=Accepted` },
    { ...text.refusedRefunds, count: attention.refusedRefunds, at: `${to('orders')}?payment=refused` },
    {
      title: text.openDisputes.title,
      text: text.openDisputes.text(attention.disputeBy && dayOf(attention.disputeBy)),
      count: attention.openDisputes,
      at: `${to('orders')}?view=problems`,
    },
    { ...text.withdrawn, count: attention.withdrawn, at: `${to('orders')}?payment=withdrawn` },
    { ...text.overdue, count: attention.overdue, at: `${to('deadlines')}?show=overdue` },
    { ...text.notArrived, count: attention.notArrived, at: `${to('deadlines')}?show=not+arrived` },
    { ...text.heldProducts, count: attention.heldProducts, at: `${to('orders')}?payment=Pending` },
    { ...text.lowStock, count: attention.lowStock, at: `${to('products')}?stock=low` },
    { ...text.withoutPicture, count: attention.withoutPicture, at: `${to('products')}?stock=off` },
    { ...text.unread, count: data.newMessages, at: `${to('messages')}?state=unread` },
    {
      ...text.failedPayments,
      count: attention.failedPayments,
      at: `${to('orders')}?payment=Failed&placed=today`,
    },
    { ...text.demonstration, count: attention.demonstration, at: to('products') },
  ].filter(({ count }) => count > 0);

  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="mb-3 text-xl">
        {text.attention}
      </h2>
      {needs.length === 0 ? (
        <p className="panel flex items-center gap-3 p-4 font-semibold">
          <CircleCheck size={20} className="flex-none text-green" aria-hidden />
          {text.allDone}
        </p>
      ) : (
        <ul className="grid gap-3 desk:grid-cols-2 wide:grid-cols-3">
          {needs.map(({ title, text: hint, count, at }) => (
            <li key={title}>
              <Link
                to={at}
                className="panel flex h-full items-center gap-4 p-4 hover:border-edge hover:bg-sunken"
              >
                <span className="figures min-w-10 font-head text-3xl leading-none font-extrabold">
                  {counted(count)}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  <span className="text-muted">{hint}</span>
                </span>
                <ArrowRight size={18} className="flex-none" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
