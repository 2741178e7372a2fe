import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { returnReasonNames } from '#wording/return-reasons.ts';
import { returning } from '#wording/storefront/return.ts';
import { dayOf } from '../../ui/dates.ts';
import { PostalAddress } from '../../ui/postal-address.tsx';
import { orderName } from '../parts/order-name.ts';
import { ReturnAddress } from './return-address.tsx';

const text = returning.slip;

/** On paper alone: what goes into the parcel with goods that are sent back. */
export const ReturnSlip = ({ order, one }: { order: Order; one: Return }) => (
  <section className="hidden gap-6 text-base print:grid">
    <header>
      <p className="font-semibold">{text.title}</p>
      <h1 className="text-4xl">R{one.number}</h1>
      <p>
        {orderName(order)} · {returning.asked(dayOf(one.requestedAt))} · {text.put}
      </p>
    </header>
    <div className="grid grid-cols-2 gap-6">
      <div>
        <h2 className="text-lg">{text.to}</h2>
        <ReturnAddress />
      </div>
      <div>
        <h2 className="text-lg">{text.from}</h2>
        <PostalAddress address={order.deliveryAddress} />
      </div>
    </div>
    <table className="figures w-full text-left">
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="w-20 py-1.5">
            {text.units}
          </th>
          <th scope="col" className="py-1.5">
            {text.item}
          </th>
        </tr>
      </thead>
      <tbody>
        {one.lines.map(({ position, quantity }) => (
          <tr key={position} className="border-b border-line align-top">
            <td className="py-1.5 text-lg font-semibold">{quantity}</td>
            <td className="py-1.5">
              {order.lines[position - 1]?.title} {order.lines[position - 1]?.sku}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      {text.reason}: {returnReasonNames[one.reason]}
    </p>
  </section>
);
