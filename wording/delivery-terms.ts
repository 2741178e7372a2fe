/*
 * The numbers that many sentences repeat, as they stand in them. The shop reckons with its own (shop/pricing); voice.test.ts holds
 * the two together.
 */

export const deliveryPrice = '£2.99';
export const freeDeliveryFrom = '£25';
