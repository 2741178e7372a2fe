import { businessDays, withdrawalDays } from '#shop/delivery/days.ts';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import { overWater } from '#shop/delivery/restricted.ts';
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

const handlingDays = days(businessDays.dispatched, businessDays.dispatched);
const transitDays = days(
  businessDays.fastest - businessDays.dispatched,
  businessDays.slowest - businessDays.dispatched,
);

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
  (day) => `https://schema.org/${day}`,
);

/** Where what goes by road only can't be sent. */
const notOverWater = {
  '@type': 'OfferShippingDetails',
  shippingDestination: { ...region, postalCodePrefix: overWater.flatMap(({ outer }) => outer) },
  doesNotShip: true,
};

/**
 * OfferShippingDetails of one unit that is ordered alone, and of what goes by road only those of where it isn't sent to: search engines
 * read business days of the whole shop alone.
 */
export function shippingDetails(pricePence: number, hazard?: Hazard) {
  const sent = {
    '@type': 'OfferShippingDetails',
    shippingRate: rate(shippingOn(pricePence)),
    shippingDestination: region,
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: handlingDays,
      transitTime: transitDays,
    },
  };
  return hazard ? [sent, notOverWater] : sent;
}

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
  // There is no word for what a courier collects.
  ...(!hazard && { returnMethod: 'https://schema.org/ReturnByMail' }),
  returnFees: `https://schema.org/${hazard ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  refundType: 'https://schema.org/FullRefund',
});
