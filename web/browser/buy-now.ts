import { isRecord, isText, isWhole } from './guards.ts';
import { storageItem } from './storage.ts';

/** What 'Buy Now' takes to /checkout/buy. */
export interface BuyNow {
  id: string;
  quantity: number;
}

const buyNow = storageItem<BuyNow | null>('buyNow', null, (found) => {
  if (!isRecord(found)) return null;
  const { id, quantity } = found;
  return isText(id) && isWhole(quantity) ? { id, quantity } : null;
});

export const useBuyNow = buyNow.use;
export const readBuyNow = buyNow.read;
export const noteBuyNow = ({ id, quantity }: BuyNow) => buyNow.write({ id, quantity });
export const forgetBuyNow = buyNow.clear;
