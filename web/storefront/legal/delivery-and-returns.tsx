import { deliveryAndReturns, deliveryPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { Document, documentLinks } from './document.tsx';

export const meta = pageMeta(deliveryPage);

export const links = documentLinks;

export default function DeliveryAndReturns() {
  return <Document document={deliveryAndReturns(useShop())} />;
}
