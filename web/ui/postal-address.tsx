import { shownPostcode } from '#shop/delivery/postcode.ts';

type Address = Record<'name' | 'phone' | 'address' | 'city' | 'pinCode', string>;

/** An address as it stands on a parcel. */
export const PostalAddress = ({ address: { name, phone, address, city, pinCode } }: { address: Address }) => (
  <address className="not-italic">
    <strong>{name}</strong>
    <br />
    <span className="whitespace-pre-line">{address}</span>
    <br />
    {city} {shownPostcode(pinCode)}
    <br />
    {phone}
  </address>
);
