/** '£2.78 per 1,000 BBs', '£1.99 per 100 ml', '£4.20 per magazine' of a set of these, of a price such as '£2.78'. Without Intl, as prices are. */
export const unitPriceText = (price: string, { per, unit }: { per: number; unit: string }): string =>
  unit === 'each'
    ? `${price} per magazine`
    : `${price} per ${String(per).replace(/\B(?=(\d{3})+$)/g, ',')} ${unit}`;
