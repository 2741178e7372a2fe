import { businessDays, withdrawalDays } from '#shop/delivery/days.ts';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import { freeShippingFromPence, shippingOn } from '#shop/pricing/line.ts';

/** How a product is sent and taken back, for search engines: schema.org's types with what Google asks of them. */

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const rate = (pence: number) => ({
  '@type': 'MonetaryAmount',
  value: (pence / 100).toFixed(2),
  currency: 'GBP',
});

const region = { '@type': 'DefinedRegion', addressCountry: 'GB' };

const handlingDays = days(0, businessDays.dispatched);
const transitDays = days(
  businessDays.fastest - businessDays.dispatched,
  businessDays.slowest - businessDays.dispatched,
);

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
  (day) => `https://schema.org/${day}`,
);

/** OfferShippingDetails of one unit that is ordered alone: search engines read business days of the whole shop alone. */
export const shippingDetails = (pricePence: number) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: rate(shippingOn(pricePence)),
  shippingDestination: region,
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: handlingDays,
    transitTime: transitDays,
  },
});

/** ShippingService of the whole shop: below so much an order, and from there on. */
export function shippingService() {
  const conditions = (orderValue: object, pence: number) => ({
    '@type': 'ShippingConditions',
    shippingOrigin: region,
    shippingDestination: region,
    orderValue: { '@type': 'MonetaryAmount', ...orderValue, currency: 'GBP' },
    shippingRate: rate(pence),
    transitTime: { '@type': 'ServicePeriod', duration: transitDays, businessDays: workingDays },
  });
  const free = freeShippingFromPence / 100;
  return {
    '@type': 'ShippingService',
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    handlingTime: {
      '@type': 'ServicePeriod',
      duration: handlingDays,
      businessDays: workingDays,
    },
    shippingConditions: [
      conditions({ minValue: 0, maxValue: free - 0.01 }, shippingOn(0)),
      conditions({ minValue: free }, shippingOn(freeShippingFromPence)),
    ],
  };
}

/** MerchantReturnPolicy; what no ordinary post takes we have collected at our cost (the page 'Delivery and returns'). */
export const returnPolicy = (publicUrl: string, hazard?: Hazard) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'GB',
  returnPolicyCountry: 'GB',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: withdrawalDays,
  merchantReturnLink: `${publicUrl}/delivery-and-returns`,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: `https://schema.org/${hazard ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  refundType: 'https://schema.org/FullRefund',
});
