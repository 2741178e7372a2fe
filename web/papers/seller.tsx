import { useShop } from '../shop.ts';

/** Who sells: name, postal address, e-mail and phone, as far as they are set (Electronic Commerce Regulations 2002). */
export function Seller() {
  const { shopName, sellerName = shopName, sellerAddress } = useShop();
  return (
    <address className="not-italic">
      {sellerName}
      {sellerAddress && <span className="block break-inside-avoid whitespace-pre-line">{sellerAddress}</span>}
      <SellerLinks className="flex min-h-11 w-max max-w-full items-center wrap-anywhere desk:min-h-8 print:min-h-0" />
    </address>
  );
}

/** The ways to write to and to ring who sells. */
export function SellerLinks({ className }: { className: string }) {
  const { sellerEmail, sellerPhone } = useShop();
  return (
    <>
      {sellerEmail && (
        <a href={`mailto:${sellerEmail}`} className={`underline ${className}`}>
          {sellerEmail}
        </a>
      )}
      {sellerPhone && (
        <a href={`tel:${sellerPhone.replace(/[^+\d]/g, '')}`} className={className}>
          {sellerPhone.replaceAll(' ', '\u00a0')}
        </a>
      )}
    </>
  );
}
