import { deliveryAndReturns, deliveryPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { Document } from './document.tsx';
import { documentMeta } from './document-meta.ts';

export const meta = documentMeta(deliveryPage);

export default function DeliveryAndReturns() {
  return <Document document={deliveryAndReturns(useShop())} />;
}
