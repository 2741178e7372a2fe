import { editDistance } from '#shop/catalogue/search/edit-distance.ts';

/** Where most of our shoppers have their e-mail. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
];
/** One letter from those, and right. */
const right = ['mail.com', 'ymail.com', ...common];

/** What was probably meant by an e-mail whose domain is one typing error from a common one: `ann@gmial.com`. */
export function meantEmail(typed: string): string | undefined {
  const [name, domain = ''] = typed.trim().toLowerCase().split('@');
  if (!name || right.includes(domain)) return undefined;
  const meant = common.find((one) => editDistance(domain, one, 1) <= 1);
  return meant && `${typed.trim().split('@')[0]}@${meant}`;
}
