import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import type { Refund } from '#contract/refund.ts';
import { partsOfRefund, type RefundPart } from '#shop/pricing/refund-parts.ts';
import { order as words } from '#wording/storefront/order.ts';
import { useShop } from '../shop.ts';
import { dayOf } from '../ui/dates.ts';
import { PostalAddress } from '../ui/postal-address.tsx';
import { Fact } from './fact.tsx';
import { Seller } from './seller.tsx';

const text = words.receipt;

/** On paper alone, on a page of its own: the credit note of a refund (decisions.md section 6). */
export function CreditNote({ order, refund }: { order: Order; refund: Refund }) {
  const { companyNumber, vatNumber } = useShop();
  const { creditNote, doneAt, createdAt, amountPence, vatPence } = refund;
  return (
    <section className="hidden break-before-page gap-6 print:grid">
      <h1>{text.creditNote(creditNote ?? 0)}</h1>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        <Fact label={text.seller}>
          <Seller />
        </Fact>
        {companyNumber && <Fact label={text.companyNumber}>{companyNumber}</Fact>}
        {vatNumber && <Fact label={text.vatNumber}>{vatNumber}</Fact>}
        <Fact label={text.of}>{order.receiptNumber}</Fact>
        <Fact label={text.refundedOn}>{dayOf(doneAt ?? createdAt)}</Fact>
        <Fact label={text.buyer}>
          <PostalAddress address={order.deliveryAddress} />
        </Fact>
      </dl>
      <table className="figures w-full text-left">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-1.5">
              {text.item}
            </th>
            <th scope="col" className="py-1.5 pl-6 text-right">
              {text.quantity}
            </th>
            <th scope="col" className="py-1.5 pl-6 text-right">
              {text.vatOf}
            </th>
            <th scope="col" className="py-1.5 pl-6 text-right">
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {partsOfRefund(refund).map(({ kind, position, quantity, pence, vatPence }) => (
            <tr key={`${kind} ${position}`} className="border-b border-line align-top">
              <td className="py-1.5 pr-4">{nameOf(order, kind, position)}</td>
              <td className="py-1.5 pl-6 text-right">{quantity}</td>
              <td className="py-1.5 pl-6 text-right">
                {kind === 'postage' ? text.noVat : formatPence(vatPence)}
              </td>
              <td className="py-1.5 pl-6 text-right">{formatPence(pence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ml-auto grid w-80 grid-cols-[1fr_max-content] gap-y-1">
        <dt className="font-semibold">{text.total}</dt>
        <dd className="text-right font-semibold">{formatPence(amountPence)}</dd>
        <dt>{text.vat}</dt>
        <dd className="text-right">{formatPence(vatPence ?? 0)}</dd>
      </dl>
    </section>
  );
}

function nameOf({ lines }: Order, kind: RefundPart['kind'], position: number | null): string {
  const title = position === null ? '' : (lines[position - 1]?.title ?? '');
  if (kind === 'goods') return title;
  return kind === 'deducted' ? text.deducted(title) : text[kind];
}
