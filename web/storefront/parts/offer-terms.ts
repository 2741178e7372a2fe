import { businessDays, withdrawalDays } from '#shop/delivery/days.ts';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import { shippingOn } from '#shop/pricing/line.ts';

/** How a product is sent and taken back, for search engines: schema.org's types with what Google asks of them. */

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** OfferShippingDetails of one unit that is ordered alone. */
export const shippingDetails = (pricePence: number) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: (shippingOn(pricePence) / 100).toFixed(2),
    currency: 'GBP',
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    businessDays: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => `https://schema.org/${day}`,
      ),
    },
    handlingTime: days(0, businessDays.dispatched),
    transitTime: days(
      businessDays.fastest - businessDays.dispatched,
      businessDays.slowest - businessDays.dispatched,
    ),
  },
});

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
