import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { WireProduct } from '#contract/catalogue.ts';
import { hazardOf } from '#shop/delivery/hazardous.ts';
import { overWater } from '#shop/delivery/restricted.ts';
import { layout } from '#wording/storefront/layout.ts';
import { restricted as said } from '#wording/storefront/restricted.ts';

/** Where a product can't be sent, before it is bought. Nothing for what goes everywhere. */
export function RoadOnly({ product: { catagory, tittle } }: { product: WireProduct }) {
  if (!hazardOf({ category: catagory, title: tittle })) return null;
  return (
    <p className="flex gap-3">
      <TriangleAlert size={22} aria-hidden className="mt-0.5 flex-none text-amber" />
      <span>
        {said.product(listed(overWater.map(({ name }) => name)))}{' '}
        <Link to="/delivery-and-returns" className="link">
          {layout.footer.returns}
        </Link>
      </span>
    </p>
  );
}

/** 'a, b or c' */
const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
