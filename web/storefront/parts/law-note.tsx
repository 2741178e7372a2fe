import { Link } from 'react-router';
import { law } from '#wording/storefront/law.ts';
import { layout } from '#wording/storefront/layout.ts';
import { Badge } from '../../ui/badge.tsx';

/** Who a product may be sold to, before it is bought; nothing for what anybody may buy. */
export const LawNote = ({ of: product }: { of: { adult: boolean; imitation: boolean } }) =>
  product.adult && (
    <p className="flex items-start gap-3">
      <Badge className="mt-0.5 flex-none">{law.badge}</Badge>
      <span>
        {product.imitation ? law.imitation : law.adult}{' '}
        {product.imitation && (
          <Link to="/contact" className="link">
            {layout.contact}
          </Link>
        )}
      </span>
    </p>
  );
