import type { Order, OrderLine } from '#contract/order.ts';
import { returnsSlip as text } from '#wording/dashboard/packing.ts';
import { useShop } from '../shop.ts';

interface ReturnsSlipProps extends Pick<Order, 'receiptNumber'> {
  /** What is in the parcel. */
  lines: readonly Pick<OrderLine, 'productId' | 'title' | 'quantity'>[];
}

/** On paper: lies in the parcel, and comes back with what the customer does not keep. */
export const ReturnsSlip = ({ lines, receiptNumber }: ReturnsSlipProps) => (
  <section className="grid gap-2 break-inside-avoid text-sm">
    <h2 className="text-lg">{text.title}</h2>
    <p>{text.text}</p>
    <table className="figures w-full text-left">
      <caption className="text-left font-semibold">{text.order(receiptNumber)}</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="w-[22mm] py-1">
            {text.units}
          </th>
          <th scope="col" className="py-1">
            {text.item}
          </th>
          <th scope="col" className="w-[16mm] py-1">
            {text.why}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, title, quantity }) => (
          <tr key={productId} className="border-b border-line align-top">
            <td className="py-1">
              <span className="whitespace-nowrap">____ / {quantity}</span>
            </td>
            <td className="py-1 pr-2">{title}</td>
            <td className="py-1">____</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(70mm,1fr))] gap-x-8 gap-y-2">
      <p>
        {text.why}: {text.reasons}
      </p>
      <ReturnsTo />
    </div>
  </section>
);

/** The same on a label, below what is in the parcel: that is not said again. */
export const ShortReturnsSlip = ({ receiptNumber }: Pick<ReturnsSlipProps, 'receiptNumber'>) => (
  <section className="grid gap-1 break-inside-avoid text-xs leading-tight">
    <h2 className="text-base">{text.title}</h2>
    <p>{text.text}</p>
    <p className="figures">
      {text.order(receiptNumber)}: {text.blanks}
    </p>
    <p>
      {text.why}: {text.reasons}
    </p>
    <ReturnsTo />
  </section>
);

function ReturnsTo() {
  const { shopName, sellerName = shopName, returnsAddress, sellerEmail } = useShop();
  return (
    <p>
      <span className="font-semibold">{text.to}</span>{' '}
      {[sellerName, returnsAddress?.split(/\s*\n\s*/).join(', '), sellerEmail].filter(Boolean).join(', ')}
    </p>
  );
}
