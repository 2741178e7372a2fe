import type { OrderToPack } from '#contract/order-to-pack.ts';
import { orders as orderText } from '#wording/dashboard/orders.ts';
import { pickList as text } from '#wording/dashboard/packing.ts';
import { minuteOf } from '../../../ui/dates.ts';
import { Id } from '../../parts/id.tsx';
import { pickListOf } from './pick-list.ts';

/** On paper alone: what is fetched from the shelves for these orders together. */
export function PickListPaper({ orders }: { orders: readonly OrderToPack[] }) {
  const picks = pickListOf(orders, ({ receiptNumber }) =>
    orderText.number(receiptNumber).replaceAll(' ', '\u00a0'),
  );
  const units = picks.reduce((sum, pick) => sum + pick.units, 0);
  return (
    <section className="hidden gap-4 text-base [page:sheet] print:grid">
      <header className="flex items-baseline justify-between gap-4">
        <h1>{text.title}</h1>
        <p>
          {text.of(orders.length, units)} · {minuteOf(new Date().toISOString())}
        </p>
      </header>
      <table className="figures w-full text-left">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="w-8 py-1.5">
              <span className="sr-only">{text.picked}</span>
            </th>
            <th scope="col" className="py-1.5 pr-3">
              {text.shelf}
            </th>
            <th scope="col" className="py-1.5 pr-3">
              {text.sku}
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right">
              {text.units}
            </th>
            <th scope="col" className="py-1.5 pr-3">
              {text.item}
            </th>
            <th scope="col" className="py-1.5">
              {text.orders}
            </th>
          </tr>
        </thead>
        <tbody>
          {picks.map((pick) => (
            <tr key={pick.productId} className="break-inside-avoid border-b border-line align-top">
              <td className="py-1.5">
                <span aria-hidden className="mt-1 block size-4 border border-ink" />
              </td>
              <td className="py-1.5 pr-3 font-semibold whitespace-nowrap">{pick.shelf || text.noShelf}</td>
              <td className="max-w-[40mm] py-1.5 pr-3 text-sm wrap-anywhere">
                <Id>{pick.sku}</Id>
              </td>
              <td className="py-1.5 pr-3 text-right text-lg font-semibold">{pick.units}</td>
              <td className="py-1.5 pr-3">{pick.title}</td>
              <td className="max-w-[50mm] py-1.5 text-sm">
                {pick.orders.map(({ name, quantity }) => text.order(name, quantity)).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
