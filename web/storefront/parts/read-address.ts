import { type Address, decodeAddress } from '#contract/address.ts';
import { shownPostcode } from '#shop/delivery/postcode.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, type Loaded } from '../../browser/decode-answer.ts';

/** The delivery address of an account, its postcode as it is written on a parcel; null while it has none. */
export async function readAddress(email: string): Promise<Loaded<Address | null>> {
  const answer = await post('/readAddress', { email });
  return answer.status === 404
    ? { data: null }
    : decodeAnswer(answer, (wire: Address) => {
        const address = decodeAddress(wire);
        return { ...address, pinCode: shownPostcode(address.pinCode) };
      });
}
