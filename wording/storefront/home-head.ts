import { freeDeliveryFrom } from '../delivery-terms.ts';

/** Of the home page, for search engines and those it is shared with: made on the server, and no browser has to fetch it. */
export const homeHead = {
  title: (shopName: string) => `${shopName}: airsoft BBs, gas, magazines, batteries and kit`,
  description: `Airsoft BBs, gas, magazines, batteries, clothing and attachments from a UK warehouse. Dispatched the next working day, with free delivery from ${freeDeliveryFrom}.`,
} as const;
