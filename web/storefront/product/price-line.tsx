import { product as text } from '#wording/storefront/product.ts';
import { Price } from '../../ui/price.tsx';
import { DeliveryLine } from '../parts/delivery-line.tsx';
import { FavouriteButton } from '../parts/favourite-button.tsx';
import { UnitPrice } from '../parts/unit-price.tsx';
import type { ShownProduct } from './choice.ts';

/** What it costs and what delivery adds, with the heart beside it. */
export const PriceLine = ({ product }: { product: ShownProduct }) => (
  <div className="flex items-start justify-between gap-4">
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price
          pence={product.pricePence}
          className="font-head text-[min(2.5rem,20vw)] leading-none font-extrabold whitespace-nowrap"
        />
        <UnitPrice of={product.unitPrice} />
      </p>
      <div className="flex flex-wrap gap-x-2">
        <DeliveryLine pence={product.pricePence} />
        <p className="text-xs text-muted">{text.vat}</p>
      </div>
    </div>
    <FavouriteButton
      product={{
        id: product.id,
        title: product.title,
        category: product.category,
        pricePence: product.pricePence,
        image: product.images[0] ?? '',
      }}
      className="-mr-2"
    />
  </div>
);
