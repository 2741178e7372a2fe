import type { ReactNode } from 'react';
import { formatPence } from '#contract/money.ts';
import type { OrderLine } from '#contract/order.ts';
import { productPath } from '#contract/product-path.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Id } from '../parts/id.tsx';

/** Up to five products with name, price, SKU, id and the way to their page (spec.md section 2). */
export const OrderItems = ({
  lines,
  actions,
}: {
  lines: readonly OrderLine[];
  /** Beside the title. */
  actions?: ReactNode;
}) => (
  <Panel title={text.items} actions={actions}>
    <ul className="grid gap-3">
      {lines.map((line) => (
        <Item key={line.productId} line={line} />
      ))}
    </ul>
  </Panel>
);

const Item = ({
  line: { productId, slug, sku, title, image, quantity, takenOut, unitPence, percent, totalPence },
}: {
  line: OrderLine;
}) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0">
    <div className="w-14 flex-none">
      <Picture name={image} alt="" sizes="56px" />
    </div>
    <div className="min-w-40 flex-1">
      <p className="font-semibold">{title}</p>
      <p className="figures">
        {text.units(quantity, formatPence(unitPence))}
        {percent > 0 && <span className="text-muted">, {text.tier(percent)}</span>}
      </p>
      {takenOut > 0 && <p className="font-semibold text-amber">{text.takenOut(takenOut, quantity)}</p>}
      {sku && (
        <p>
          {text.sku} <Id>{sku}</Id>
        </p>
      )}
      <p className="text-muted">
        {text.itemId} <Id>{productId}</Id>
      </p>
    </div>
    <p className="figures font-semibold">{formatPence(totalPence)}</p>
    <ButtonLink
      to={productPath({ id: productId, slug })}
      kind="quiet"
      className="max-desk:ml-18"
      aria-label={`${text.viewProduct}: ${title}`}
    >
      {text.viewProduct}
    </ButtonLink>
  </li>
);
