import { Link } from 'react-router';
import type { Product } from '#contract/product.ts';
import { hazardOf } from '#shop/delivery/hazardous.ts';
import { placeOverWater } from '#shop/delivery/restricted.ts';
import { restricted as text } from '#wording/storefront/restricted.ts';
import { useDeliveryPostcode } from '../parts/use-delivery-postcode.ts';

/** Of what goes by road alone: that it can't be sent everywhere, or whether it can go to the postcode that is known. */
export const RoadOnly = ({ product, className }: { product: Product; className: string }) =>
  hazardOf(product) && (
    <div className={className}>
      <Where />
    </div>
  );

/** The postcode of an account is known later: what is said of it takes the room of what stood there. */
function Where() {
  const { postcode } = useDeliveryPostcode();
  const place = placeOverWater(postcode);
  return (
    <p className="grid text-sm *:[grid-area:1/1]">
      <span className={postcode ? 'invisible' : 'text-muted'}>
        {text.product(text.places)}{' '}
        <Link to="/delivery-and-returns#delivery" className="link">
          {text.which}
        </Link>
      </span>
      {place && <span className="font-semibold text-amber">{text.here(place.name)}</span>}
      {postcode && !place && <span className="text-muted">{text.reaches(postcode)}</span>}
    </p>
  );
}
