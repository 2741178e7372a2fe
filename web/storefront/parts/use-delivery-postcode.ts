import { useEffect, useState } from 'react';
import { forgetTypedPostcode, noteTypedPostcode, useTypedPostcode } from '../../browser/delivery-postcode.ts';
import { useIdentity } from '../../browser/identity.ts';
import { readAddress } from './read-address.ts';

export interface DeliveryPostcode {
  /** Where to, as it is written on a parcel; '' for not known. */
  postcode: string;
  /** Keeps another in this browser; '' forgets it. */
  onTyped: (postcode: string) => void;
}

/** Where a shopper has things sent: what was typed here last, or else the address of who is signed in. */
export function useDeliveryPostcode(): DeliveryPostcode {
  const typed = useTypedPostcode();
  const email = useIdentity()?.email ?? '';
  const [own, setOwn] = useState('');
  useEffect(() => {
    let left = false;
    if (email && !typed) void postcodeOf(email).then((postcode) => left || setOwn(postcode));
    return () => {
      left = true;
    };
  }, [email, typed]);
  return {
    postcode: typed || (email && own),
    onTyped: (postcode) => (postcode ? noteTypedPostcode(postcode) : forgetTypedPostcode()),
  };
}

let asked: { email: string; postcode: Promise<string> } | undefined;

/** Asked once a visit; '' where there is no address, or nobody is signed in any more. */
function postcodeOf(email: string): Promise<string> {
  if (asked?.email !== email) {
    const postcode = readAddress(email).then((answer) =>
      typeof answer === 'object' && 'data' in answer ? (answer.data?.pinCode ?? '') : '',
    );
    asked = { email, postcode };
  }
  return asked.postcode;
}
