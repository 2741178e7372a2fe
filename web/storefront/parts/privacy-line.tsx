import { Link } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { howDetailsAreUsed } from '#wording/storefront/privacy-line.ts';

/** Below a form that asks who somebody is: where it says what becomes of that. */
export const PrivacyLine = () => (
  <p className="text-sm text-muted">
    {howDetailsAreUsed}{' '}
    <Link to="/privacy" className="link">
      {layout.footer.privacy}
    </Link>
  </p>
);
