import { Link } from 'react-router';
import { productPath } from '#contract/product-path.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import type { Line } from '../basket/basket.ts';

/** Beside a line of a basket that is sold out: the way to the form on its product's page that asks to be told. */
export const TellMe = ({ of: { id, product } }: { of: Line }) => (
  <Link
    to={`${productPath({ id, slug: product?.slug })}#tell-me`}
    className="link inline-flex min-h-11 items-center justify-self-start text-sm"
  >
    {shopCard.notify}
  </Link>
);
