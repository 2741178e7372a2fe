import { formatPence } from '#contract/money.ts';
import type { OrderLine, OrderWithLines } from '#shop/orders/read.ts';
import { vatInside } from '#shop/pricing/quote.ts';
import type { Settings } from '#shop/shop.ts';
import { order as text } from '#wording/emails.ts';
import { beside, ProductPicture } from './goods.tsx';
import { light } from './styles.ts';

/** The lines of an order as they were sold, and how they add up to what was charged. */
export function OrderTable({
  settings,
  order,
}: {
  settings: Pick<Settings, 'publicUrl'>;
  order: OrderWithLines;
}) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} data-text-format="dataTable" style={table}>
      <thead>
        <tr>
          <th scope="col" className="muted line" style={{ ...head, textAlign: 'left' }}>
            {text.item}
          </th>
          <th scope="col" className="muted line" style={{ ...head, textAlign: 'right' }}>
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <Line key={line.position} line={line} settings={settings} />
        ))}
        {sums(order).map(([label, amount]) => (
          <tr key={label}>
            <td className="ink" style={sumLabel}>
              {label}
            </td>
            <td className="ink" style={{ ...sumLabel, ...figure }}>
              {amount}
            </td>
          </tr>
        ))}
        <tr>
          <td className="ink line" style={totalLabel}>
            <strong>{text.total}</strong>
            <br />
            <span className="muted" style={small}>
              {text.vat(formatPence(vatInside(order.totalPence)))}
            </span>
          </td>
          <td className="ink line" style={{ ...totalLabel, ...figure }}>
            <strong>{formatPence(order.totalPence)}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Line({ line, settings }: { line: OrderLine; settings: Pick<Settings, 'publicUrl'> }) {
  const each = text.each(line.quantity, formatPence(line.unitPence));
  return (
    <tr>
      <td className="ink line" style={item}>
        <ProductPicture settings={settings} image={line.image} />
        <div style={beside}>
          {line.title}
          <br />
          <span className="muted" style={small}>
            {line.percent > 0 ? `${each}, ${text.tier(line.percent)}` : each}
          </span>
        </div>
      </td>
      <td className="ink line" style={{ ...item, ...figure }}>
        {formatPence(line.totalPence)}
      </td>
    </tr>
  );
}

function sums(order: OrderWithLines): [label: string, amount: string][] {
  const code = order.couponCode ? text.code(order.couponCode) : text.discount;
  return [
    [text.subtotal, formatPence(order.subtotalPence)],
    ...(order.discountPence > 0 ? [[code, formatPence(-order.discountPence)] as [string, string]] : []),
    [text.delivery, order.shippingPence > 0 ? formatPence(order.shippingPence) : text.free],
  ];
}

const table = { margin: '0 0 16px', borderCollapse: 'collapse' } as const;
const cell = {
  fontSize: '16px',
  lineHeight: '24px',
  color: light.ink,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
const figure = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingLeft: '16px',
  overflowWrap: 'normal',
  fontVariantNumeric: 'tabular-nums',
} as const;
const rule = `1px solid ${light.line}`;
const head = {
  padding: '0 0 6px',
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 400,
  color: light.muted,
  borderBottom: rule,
} as const;
const item = { ...cell, padding: '10px 0', borderBottom: rule } as const;
const sumLabel = { ...cell, padding: '5px 0' } as const;
const totalLabel = { ...cell, padding: '10px 0 0', fontSize: '18px', borderTop: rule } as const;
const small = { fontSize: '14px', lineHeight: '20px', color: light.muted };
