import { product as text } from '#wording/storefront/product.ts';
import { Price } from '../../ui/price.tsx';
import { DeliveryLine } from '../parts/delivery-line.tsx';
import { UnitPrice } from '../parts/unit-price.tsx';
import type { ShownProduct } from './choice.ts';

/** What it costs and what delivery adds. */
export const PriceLine = ({ product }: { product: ShownProduct }) => (
  <div className="price-line">
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <Price pence={product.pricePence} className="product-price" />
      <UnitPrice of={product.unitPrice} />
    </p>
    <p className="text-xs text-balance text-muted desk:text-sm">
      {/* Last, so that free delivery, which takes less room, leaves no gap. */}
      <span>{text.vat}</span> <DeliveryLine pence={product.pricePence} />
    </p>
  </div>
);
