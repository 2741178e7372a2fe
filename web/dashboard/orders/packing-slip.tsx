import type { Order, OrderLine } from '#contract/order.ts';
import { unitsToSend } from '#shop/orders/shortages/to-send.ts';
import { slip as text } from '#wording/dashboard/order.ts';
import { packing, shortage } from '#wording/dashboard/packing.ts';
import { type SlipPaper, useSlipPaper } from '../../browser/slip-paper.ts';
import { LawfulSale } from '../../papers/lawful-sale.tsx';
import { Marks } from '../../papers/marks.tsx';
import { ReturnsSlip, ShortReturnsSlip } from '../../papers/returns-slip.tsx';
import { useShop } from '../../shop.ts';
import { dayOf } from '../../ui/dates.ts';
import { PostalAddress } from '../../ui/postal-address.tsx';
import { Id } from '../parts/id.tsx';

/** On paper alone: what goes into the parcel, where it goes, and how something comes back. No prices: it may be a present. */
export function PackingSlip({ order }: { order: Order }) {
  const paper = useSlipPaper();
  return (
    <section className={`hidden print:grid ${looks[paper]}`}>
      <Slip order={order} paper={paper} />
      <div className={backLooks[paper]}>
        {paper === 'label' ? (
          <ShortReturnsSlip receiptNumber={order.receiptNumber} />
        ) : (
          <ReturnsSlip
            receiptNumber={order.receiptNumber}
            lines={itemsOf(order).filter(({ quantity }) => quantity > 0)}
          />
        )}
      </div>
    </section>
  );
}

const looks: Record<SlipPaper, string> = {
  a4: 'gap-4 text-base [page:sheet]',
  label: 'gap-2 text-sm leading-snug [page:label]',
};

/** Below a line to cut along, on the same sheet where it fits. */
const backLooks: Record<SlipPaper, string> = {
  a4: 'mt-2 break-inside-avoid border-t-2 border-dashed border-ink pt-4',
  label: 'break-inside-avoid border-t-2 border-dashed border-ink pt-1',
};

function Slip({ order, paper }: { order: Order; paper: SlipPaper }) {
  const { shopName } = useShop();
  const items = itemsOf(order);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const label = paper === 'label';
  return (
    <>
      <div className={`grid grid-cols-2 ${label ? 'gap-3 text-xs' : 'gap-6'}`}>
        <header>
          <p className="font-semibold">{shopName}</p>
          <h1 className={label ? 'text-xl' : ''}>{text.title(order.receiptNumber)}</h1>
          <p>
            {text.placed(dayOf(order.createdAt))}
            <span className={`block ${label ? '' : 'text-sm'}`}>
              <Id>{order.id}</Id>
            </span>
          </p>
        </header>
        <div>
          <h2 className={label ? 'text-base' : 'text-lg'}>{text.to}</h2>
          <PostalAddress address={order.deliveryAddress} />
        </div>
      </div>
      <table className="figures w-full text-left">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="w-8 py-1">
              <span className="sr-only">{text.packed}</span>
            </th>
            <th scope="col" className="py-1 pr-3 text-right">
              {text.units}
            </th>
            <th scope="col" className="py-1">
              {text.item}
            </th>
            <th scope="col" className="py-1">
              {text.id}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ productId, sku, title, quantity, note }) => (
            <tr key={productId} className="border-b border-line align-top">
              <td className={label ? 'py-1' : 'py-1.5'}>
                <span aria-hidden className={`block border border-ink ${label ? 'size-3' : 'mt-1 size-4'}`} />
              </td>
              <td className={`pr-3 text-right font-semibold ${label ? 'py-0.5' : 'py-1.5 text-lg'}`}>
                {quantity}
              </td>
              <td className={label ? 'py-0.5 pr-2' : 'py-1.5 pr-4'}>
                {title}
                {note && <span className="block text-sm font-semibold">{note}</span>}
              </td>
              <td className={label ? 'py-0.5 text-xs wrap-anywhere' : 'py-1.5'}>
                <Id>{sku || productId}</Id>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="font-semibold">{text.sum(units)}</p>
      <LawfulSale order={order} />
      <Marks lines={items.filter(({ quantity }) => quantity > 0)} small={label} />
    </>
  );
}

interface Item extends Pick<OrderLine, 'productId' | 'title' | 'sku' | 'hazard' | 'quantity'> {
  /** What of it is missing, or that it stands in for something. */
  note: string;
}

/** What is in the parcel: without what is missing or was refunded, and with what was taken instead. */
function itemsOf({ lines, shortages, recalled }: Order): Item[] {
  const placed = lines.map((line, place) => ({ ...line, position: place + 1 }));
  const units = unitsToSend({ lines: placed, shortages });
  const own = placed.map(({ position, ...line }) => {
    const short = shortages.find((one) => one.position === position);
    const held = recalled.some(({ productId }) => productId === line.productId);
    const notes = [held && packing.recalled, short && shortage.notes[short.state](short.missing)];
    const note = notes.filter(Boolean).join('. ');
    return { ...line, quantity: units.get(position) ?? line.quantity, note };
  });
  const instead = shortages.flatMap(({ instead, missing }) =>
    instead ? { ...instead, quantity: missing, note: shortage.insteadOf } : [],
  );
  return [...own.filter(({ quantity, note }) => quantity > 0 || note), ...instead];
}
