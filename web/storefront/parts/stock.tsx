import { shopCard } from '#wording/storefront/shop-card.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { fewUnits } from './few-units.ts';

/** Whether units can be had now. */
export function Stock({ units }: { units: number }) {
  if (units <= 0) return <StatusPill tone="bad">{shopCard.stock.none}</StatusPill>;
  if (units <= fewUnits) return <StatusPill tone="wait">{shopCard.stock.few(units)}</StatusPill>;
  return <StatusPill tone="good">{shopCard.stock.plenty}</StatusPill>;
}
