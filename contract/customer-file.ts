import type { InvitedCustomer } from '#shop/accounts/invitations/invite.ts';
import type { CsvRecord } from '#shop/csv-records.ts';
import { answers } from '#wording/answers.ts';
import { isReservedName } from './account-name.ts';
import type { Address } from './address.ts';
import { isEmailAddress, tidyEmail } from './email-address.ts';
import { accountNameRules, addressRules } from './form-rules.ts';
import { textError } from './text-rule.ts';

const text = answers.customers;

/** The columns of each fact, in lower case: those of Shopify's customer export first, then WooCommerce's, then any shop's. */
const columns = {
  email: ['email', 'e-mail', 'email address', 'billing_email', 'user_email'],
  name: ['name', 'full name', 'customer', 'display_name'],
  firstName: ['first name', 'first_name', 'billing_first_name'],
  lastName: ['last name', 'last_name', 'billing_last_name'],
  company: ['default address company', 'company', 'billing_company', 'shipping_company'],
  line1: [
    'default address address1',
    'address1',
    'address 1',
    'billing_address_1',
    'shipping_address_1',
    'address',
  ],
  line2: ['default address address2', 'address2', 'address 2', 'billing_address_2', 'shipping_address_2'],
  city: ['default address city', 'city', 'billing_city', 'shipping_city', 'town'],
  postcode: [
    'default address zip',
    'zip',
    'postal code',
    'billing_postcode',
    'shipping_postcode',
    'postcode',
  ],
  country: [
    'default address country code',
    'country',
    'country / region',
    'billing_country',
    'shipping_country',
  ],
  phone: ['default address phone', 'phone', 'billing_phone', 'shipping_phone', 'telephone'],
  marketing: ['accepts email marketing', 'accepts marketing'],
} as const;
type Fact = keyof typeof columns;

export interface CustomerFile {
  customers: InvitedCustomer[];
  /** Rows that are left out, and why. */
  leftOut: { line: number; message: string }[];
  /** What of the others is not taken over. */
  notes: string[];
}

/**
 * The customers of another shop's export. Each is taken with what fits this shop's rules: the e-mail must, a name or an address that
 * does not is left out and told. Nobody is taken for a subscriber who is not said to accept marketing.
 *
 * @param shopNames as whom the shop is known: nobody's account is called so
 */
export function readCustomers(
  records: CsvRecord[],
  shopNames: readonly string[],
): CustomerFile | { unreadable: string } {
  if (!records.some(({ cells }) => columns.email.some((name) => name in cells)))
    return { unreadable: text.noEmail };
  const file: CustomerFile = { customers: [], leftOut: [], notes: [] };
  const lines = new Map<string, number>();
  const counts = { name: 0, address: 0, marketing: 0 };
  for (const { line, cells } of records) {
    const read = (fact: Fact) => columns[fact].map((name) => cells[name]).find(Boolean) ?? '';
    const typed = read('email');
    if (!typed && Object.values(cells).every((cell) => !cell)) continue;
    const email = tidyEmail(typed);
    const first = lines.get(email);
    if (!isEmailAddress(typed)) file.leftOut.push({ line, message: text.wrongEmail(typed.slice(0, 60)) });
    else if (first) file.leftOut.push({ line, message: text.twice(email, first) });
    else {
      lines.set(email, line);
      const name = nameOf(read, shopNames);
      const address = addressOf(read, name);
      if (!name) counts.name++;
      if (!address && read('line1')) counts.address++;
      const accepts = read('marketing').toLowerCase() === 'yes';
      if (accepts) counts.marketing++;
      const consent = accepts ? text.consent : null;
      file.customers.push({ email, name: name || fromEmail(email), address, consent });
    }
  }
  for (const part of ['name', 'address', 'marketing'] as const)
    if (counts[part] > 0) file.notes.push(text.notes[part](counts[part]));
  return file;
}

type Read = (fact: Fact) => string;

/** '' where there is none that an account may have. */
function nameOf(read: Read, shopNames: readonly string[]): string {
  const name = [read('firstName'), read('lastName')].filter(Boolean).join(' ') || read('name');
  return textError(accountNameRules.made, name) || isReservedName(name, shopNames) ? '' : name;
}

/** What somebody without a name is called until they say otherwise: 'sam.smith' of sam.smith@example.org. */
const fromEmail = (email: string): string => (email.split('@', 1)[0] ?? '').padEnd(2, '-').slice(0, 60);

/** Undefined where there is none, it is not in the United Kingdom, or the shop's own form would refuse it. */
function addressOf(read: Read, name: string): Address | undefined {
  const country = read('country').toLowerCase();
  if (
    country &&
    !/^(gb|uk|united kingdom|great britain|england|scotland|wales|northern ireland)\b/.test(country)
  )
    return undefined;
  const address: Address = {
    name,
    phone: read('phone').replace(/^'/, ''),
    address: [read('company'), read('line1'), read('line2')].filter(Boolean).join(', '),
    city: read('city'),
    pinCode: read('postcode').replace(/^'/, '').toUpperCase(),
  };
  const fits = (Object.keys(addressRules) as (keyof Address)[]).every(
    (field) => !textError(addressRules[field], address[field]),
  );
  return fits ? address : undefined;
}
