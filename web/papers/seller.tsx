import { useShop } from '../shop.ts';

/** Who sells: name, postal address, e-mail and phone, as far as they are set (Electronic Commerce Regulations 2002). */
export function Seller() {
  const { shopName, sellerName = shopName, sellerAddress, sellerEmail, sellerPhone } = useShop();
  return (
    <address className="not-italic">
      {sellerName}
      {sellerAddress && <span className="block break-inside-avoid whitespace-pre-line">{sellerAddress}</span>}
      {sellerEmail && (
        <a
          href={`mailto:${sellerEmail}`}
          className="inline-flex min-h-11 items-center underline wrap-anywhere desk:min-h-8"
        >
          {sellerEmail}
        </a>
      )}
      {sellerPhone && (
        <a
          href={`tel:${sellerPhone.replace(/[^+\d]/g, '')}`}
          className="flex min-h-11 items-center wrap-anywhere desk:min-h-8"
        >
          {sellerPhone.replaceAll(' ', '\u00a0')}
        </a>
      )}
    </address>
  );
}
