import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { order } from '#wording/storefront/order.ts';
import { useShop } from '../shop.ts';
import { dayOf } from '../ui/dates.ts';
import { PostalAddress } from '../ui/postal-address.tsx';
import { Summary } from '../ui/summary.tsx';
import { CreditNote } from './credit-note.tsx';
import { Fact } from './fact.tsx';
import { LawfulSale } from './lawful-sale.tsx';
import { Seller } from './seller.tsx';
import { summaryOf } from './summary-of.ts';

const text = order.receipt;

/** On paper alone: the receipt of a paid order (decisions.md section 6) and its credit notes, for the shopper and for staff alike. */
export const Receipt = ({ order }: { order: Order }) => (
  <>
    <Sold order={order} />
    {order.refunds.map(
      (refund) => refund.creditNote !== null && <CreditNote key={refund.id} order={order} refund={refund} />,
    )}
  </>
);

function Sold({ order: sold }: { order: Order }) {
  const { companyNumber, vatNumber } = useShop();
  return (
    <section className="hidden gap-6 print:grid">
      <h1>
        {text.title} {sold.receiptNumber}
      </h1>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        <Fact label={text.seller}>
          <Seller />
        </Fact>
        {companyNumber && <Fact label={text.companyNumber}>{companyNumber}</Fact>}
        {vatNumber && <Fact label={text.vatNumber}>{vatNumber}</Fact>}
        <Fact label={text.number}>{sold.receiptNumber}</Fact>
        {sold.paidAt && <Fact label={text.date}>{dayOf(sold.paidAt)}</Fact>}
        <Fact label={text.buyer}>
          <PostalAddress address={sold.deliveryAddress} />
        </Fact>
      </dl>
      <table className="figures w-full text-left">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-1.5">
              {text.item}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {text.quantity}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {text.unit}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {sold.lines.map(({ productId, title, quantity, unitPence, percent, totalPence }) => (
            <tr key={productId} className="border-b border-line align-top">
              <td className="py-1.5 pr-4">
                {title}
                {percent > 0 && <span className="block text-sm">{order.tier(percent)}</span>}
              </td>
              <td className="py-1.5 text-right">{quantity}</td>
              <td className="py-1.5 text-right">{formatPence(unitPence)}</td>
              <td className="py-1.5 text-right">{formatPence(totalPence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LawfulSale order={sold} />
      <div className="ml-auto w-80">
        <Summary {...summaryOf(sold)} />
        {sold.refunds
          .filter(({ state }) => state === 'done')
          .map(({ id, byOtherMeans, amountPence }) => (
            <p key={id} className="mt-3 font-semibold">
              {text[byOtherMeans ? 'refundedByOtherMeans' : 'refunded'](formatPence(amountPence))}
            </p>
          ))}
      </div>
    </section>
  );
}
