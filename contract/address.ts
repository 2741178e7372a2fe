/** A delivery address. It has the same names on the wire, where an e-mail or a status may stand beside them. */
export interface Address {
  name: string;
  phone: string;
  /** House and street, on several lines. */
  address: string;
  city: string;
  pinCode: string;
}

export const decodeAddress = ({ name, phone, address, city, pinCode }: Address): Address => ({
  name,
  phone,
  address,
  city,
  pinCode,
});
