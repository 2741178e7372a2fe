import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';

/** Where a product can't be sent, before it is bought; `text` is made on the server. Nothing for what goes everywhere. */
export const DeliveryLimits = ({ text }: { text?: string }) =>
  text && (
    <p className="flex gap-3">
      <CircleAlert size={22} aria-hidden className="mt-0.5 flex-none text-amber" />
      <span>
        {text}{' '}
        <Link to="/delivery-and-returns" className="link">
          {layout.footer.returns}
        </Link>
      </span>
    </p>
  );
