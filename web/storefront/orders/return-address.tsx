import { returning as text } from '#wording/storefront/return.ts';
import { useShop } from '../../shop.ts';

/** Where goods are sent back to. */
export function ReturnAddress() {
  const { shopName, sellerName = shopName, returnsAddress } = useShop();
  if (!returnsAddress) return <p>{text.noAddress}</p>;
  return (
    <address className="not-italic">
      {sellerName}
      <span className="block whitespace-pre-line">{returnsAddress}</span>
    </address>
  );
}
