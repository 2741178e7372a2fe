import type { Settings } from '#shop/shop.ts';
import { demonstrationSeller } from '#wording/legal.ts';
import type { Config } from '../config.ts';

type SellerSettings = Pick<
  Settings,
  | 'sellerName'
  | 'sellerAddress'
  | 'returnsAddress'
  | 'sellerEmail'
  | 'sellerPhone'
  | 'companyNumber'
  | 'vatNumber'
  | 'missingOfSeller'
>;

/** What the law wants to be told of a seller (Electronic Commerce Regulations 2002, regulation 6). */
const wanted = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_EMAIL'] as const;

/**
 * Who sells. A shop that takes no real money shows demonstration values for what is not set; a live one leaves it off and
 * says so on the dashboard's overview.
 */
export function sellerOf(config: Config): SellerSettings {
  const live = config.NODE_ENV === 'production' || config.STRIPE_SECRET_KEY !== undefined;
  const demonstration = live ? undefined : demonstrationSeller;
  const sellerAddress = config.SELLER_ADDRESS ?? demonstration?.address;
  return {
    sellerName: config.SELLER_NAME ?? demonstration?.name,
    sellerAddress,
    returnsAddress: config.RETURNS_ADDRESS ?? sellerAddress,
    sellerEmail: config.SELLER_EMAIL ?? demonstration?.email,
    sellerPhone: config.SELLER_PHONE ?? demonstration?.phone,
    companyNumber: config.COMPANY_NUMBER ?? demonstration?.companyNumber,
    vatNumber: config.VAT_NUMBER ?? demonstration?.vatNumber,
    missingOfSeller: live ? wanted.filter((name) => !config[name]) : [],
  };
}
