import type { Category } from '#database/enums.ts';
import type { WireStockDemand } from './stock-requests.ts';

/** How many wait for a product, as staff see it. On the wire it is spelt as products are. */
export interface StockDemand {
  id: string;
  title: string;
  /** '' for none. */
  sku: string;
  category: Category;
  /** The stored name of its first picture; '' for none. */
  image: string;
  active: boolean;
  available: number;
  waiting: number;
  /** Since when the first of them does; ISO 8601. */
  since: string;
}

export const encodeStockDemand = (demand: StockDemand): WireStockDemand => ({
  id: demand.id,
  tittle: demand.title,
  sku: demand.sku,
  catagory: demand.category,
  img1: demand.image,
  status: demand.active ? 1 : 0,
  quantity: demand.available,
  waiting: demand.waiting,
  since: demand.since,
});

export const decodeStockDemand = (wire: WireStockDemand): StockDemand => ({
  id: wire.id,
  title: wire.tittle,
  sku: wire.sku,
  category: wire.catagory,
  image: wire.img1,
  active: wire.status === 1,
  available: wire.quantity,
  waiting: wire.waiting,
  since: wire.since,
});
