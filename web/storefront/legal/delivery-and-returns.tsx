import { deliveryAndReturns, deliveryPage } from '#wording/legal.ts';
import { useShop } from '../../shop.ts';
import { findable, nothingToFetch, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/delivery-and-returns';
import { Document, documentLinks } from './document.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  findable(context, { path: '/delivery-and-returns', ...deliveryPage });

export const clientLoader = nothingToFetch;

export const meta = pageMeta(deliveryPage);

export const links = documentLinks;

export default function DeliveryAndReturns() {
  return <Document document={deliveryAndReturns(useShop())} />;
}
