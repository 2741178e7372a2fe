import { formatPence } from '#contract/money.ts';
import type { UnitPrice as Kept } from '#shop/catalogue/unit-price.ts';
import { unitPriceText } from '#wording/storefront/unit-price.ts';

/** What so much of a product costs, to compare it with others of its kind; nothing where that is not known. */
export const UnitPrice = ({ of }: { of: Kept | null }) =>
  of && <span className="figures text-muted">{unitPriceText(formatPence(of.pence), of)}</span>;
