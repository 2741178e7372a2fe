import type { Order } from '#contract/order.ts';
import { slip as text } from '#wording/dashboard/order.ts';
import { LawfulSale } from '../../papers/lawful-sale.tsx';
import { useShop } from '../../shop.ts';
import { dayOf } from '../../ui/dates.ts';
import { PostalAddress } from '../../ui/postal-address.tsx';
import { Id } from '../parts/id.tsx';

/** On paper alone: what goes into the parcel and where the parcel goes. No prices: it may be a present. */
export function PackingSlip({ order }: { order: Order }) {
  const { shopName } = useShop();
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="hidden gap-6 text-base print:grid">
      <header>
        <p className="font-semibold">{shopName}</p>
        <h1>{text.title(order.receiptNumber)}</h1>
        <p>
          {text.placed(dayOf(order.createdAt))} · <Id>{order.id}</Id>
        </p>
      </header>
      <div>
        <h2 className="text-lg">{text.to}</h2>
        <PostalAddress address={order.deliveryAddress} />
      </div>
      <table className="figures w-full text-left">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="w-12 py-1.5">
              {text.packed}
            </th>
            <th scope="col" className="py-1.5 pr-4 text-right">
              {text.units}
            </th>
            <th scope="col" className="py-1.5">
              {text.item}
            </th>
            <th scope="col" className="py-1.5">
              {text.id}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ productId, sku, title, quantity }) => (
            <tr key={productId} className="border-b border-line align-top">
              <td className="py-1.5">
                <span aria-hidden className="mt-1 block size-4 border border-ink" />
              </td>
              <td className="py-1.5 pr-4 text-right text-lg font-semibold">{quantity}</td>
              <td className="py-1.5 pr-4">{title}</td>
              <td className="py-1.5">
                <Id>{sku || productId}</Id>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="font-semibold">{text.sum(units)}</p>
      <LawfulSale order={order} />
    </section>
  );
}
