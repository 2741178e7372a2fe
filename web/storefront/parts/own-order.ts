import type { Failure } from '#contract/call.ts';
import { decodeOrder } from '#contract/order.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, type Loaded } from '../../browser/decode-answer.ts';
import { readIdentity } from '../../browser/identity.ts';

/** An answer about one of the shopper's own orders; null where there is no such order. */
export async function loadedOwnOrder<Success extends { status: 200 }, Data>(
  answer: Success | Failure,
  decode: (success: Success) => Data,
): Promise<Loaded<Data | null>> {
  // An id that no order can have is refused before anybody is looked up.
  if (answer.status === 404 || answer.status === 400)
    return (await isSessionOver()) ? 'signed out' : { data: null };
  return decodeAnswer(answer, decode);
}

export const readOrder = async (orderId: string) =>
  loadedOwnOrder(await post('/user-order-details', { orderId }), ({ data: [order] }) => decodeOrder(order));

export type LoadingOrder = ReturnType<typeof readOrder>;

/** Order calls answer 404 to strangers and to nobody alike; asking for the own name tells the two apart. */
async function isSessionOver(): Promise<boolean> {
  const identity = readIdentity();
  if (!identity) return true;
  const { status } = await post('/userName', { email: identity.email });
  return status === 401 || status === 403;
}
