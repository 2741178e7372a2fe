import type { UnitPrice } from '#shop/catalogue/unit-price.ts';
import type { WireProduct } from './catalogue.ts';
import { toPence, toPounds } from './money.ts';

type WireUnitPrice = WireProduct['unitPrice'];

export const decodeUnitPrice = (wire: WireUnitPrice): UnitPrice | null =>
  wire && { pence: toPence(wire.price), per: wire.per, unit: wire.unit };

export const encodeUnitPrice = (unitPrice: UnitPrice | null): WireUnitPrice =>
  unitPrice && { price: toPounds(unitPrice.pence), per: unitPrice.per, unit: unitPrice.unit };
