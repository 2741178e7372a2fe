import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatPence } from '#contract/money.ts';
import { freeShippingFromPence, shippingOn } from '#shop/pricing/line.ts';
import { deliveryPrice, freeDeliveryFrom } from './delivery-terms.ts';

/** docs/voice.md, as far as a machine can hold it: one name for each thing, in British spelling. */

/** By the word that is used, what is not said for the same thing. */
const names: [use: string, never: RegExp][] = [
  ['cart', /\b(basket|trolley|shopping bag)s?\b/i],
  ['enquiry', /\binquir(y|ies|e)\b/i],
  ['sign in', /\blog ?in\b/i],
  ['sign out', /\blog ?out\b/i],
  ['favourites', /\b(favorites?|wish ?list)\b/i],
  ['clothing', /\battire\b/],
  ['e-mail', /\bemails?\b/i],
  ['cancelled', /\bcanceled\b/i],
  ['colour, centre, catalogue, grey', /\b(colors?|center|catalog|gray)\b/i],
  ['postcode', /\b(zip|pin) ?code\b/i],
  ['contact us', /\bwrite to us\b|^ask us|contact support/i],
  ['we will', /\bwe shall\b/i],
  ['‘this’', /[“”]/],
  ['three dots', /…/],
  // Word for word from another language.
  ['in the meantime, since', /\bmeanwhile\b/i],
  [
    'is, is shown, is kept',
    /\bstands (in|on|at)\b|\bstands? (beside|behind|beneath|below|above|within|here|there)\b/i,
  ],
  ['is not a', /(?<!\b(there|here) )\b(is|are|was|were) no (?!longer|more|fewer|less|need|one\b)/i],
  ['imported, brought across', /\b(take|takes|taken) (over|along)\b/i],
  ['through the link, on the page', /\bby (the|its|their|this) (link|\[?contact page)\b/i],
  ['by Friday, at the latest', /\bhear from you until\b/i],
  ['we’ll refund you', /\b(money|payment)( of [^ ]+)? goes back\b/i],
  ['you’re getting this e-mail, it’s for', /\byou get this e-mail\b|\bit is for (what|your)\b/i],
  ['damage from use', /\bdamage by use\b/i],
  ['already has', /\b(has|have|is|are) (this|that|it|them|here|there) already\b/i],
];

/** To the letter as spec.md has them (decisions.md section 7), and names of columns in other shops' files. */
const quoted = [
  'Inquiry Type is required',
  'Trade Inquiry',
  'Order is already canceled',
  'Please Contact support if you have any query.',
  'Please Contact Support is ammount is debited.',
  'User Already Exist, Please Login',
  'You need to login or create a account to continue',
  'Email Not Sent',
  'Email Sent Succesfully, Redirecting..',
  'Email Not Found, Please Follow Correct Steps',
  'Authorized Email Not Found',
  'Enter a valid email',
  'Enter a valid Email Address',
  'Enter a valid email address',
  'Enter a valid Pin Code',
  'Logout',
  'bbs, gas, magazines, batteries, attire or attachments',
  'no column of e-mails, such as Email',
  // By these names the shop answers, to itself alone.
  'changed meanwhile',
];

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** What stands between quotes, comments and addresses left out. */
const sentencesIn = (file: string): string[] =>
  [
    ...readFileSync(join(folder, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(import|export) .* from .*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g),
  ]
    .map(([, one, other, third]) => (one ?? other ?? third ?? '').replaceAll(/\$\{[^}]*\}|\]\([^)]*\)/g, ' '))
    .filter((text) => /[A-Z]| /.test(text) && !text.startsWith('/'));

test.each(names)('it is %s, and nothing else', (_use, never) => {
  const wrong = files.flatMap((file) =>
    sentencesIn(file)
      .filter((text) => never.test(quoted.reduce((rest, one) => rest.replace(one, ''), text)))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('a message of several sentences ends in a full stop like each of them', () => {
  const unfinished = files
    // What a terminal says may end in a command; a link may go on from an 'or'.
    .filter((file) => file !== 'staff-command.ts')
    .flatMap((file) =>
      sentencesIn(file)
        .filter((text) => /[a-z][.?] +[A-Z‘]/.test(text) && !/([.?:)] *| or)$/.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(unfinished).toEqual([]);
});

test('the prices of delivery in sentences are those that the shop reckons with, and stand in one place', () => {
  expect(deliveryPrice).toBe(formatPence(shippingOn(1)));
  expect(`${freeDeliveryFrom}.00`).toBe(formatPence(freeShippingFromPence));
  const repeated = files
    .filter((file) => file !== 'delivery-terms.ts')
    .filter((file) => sentencesIn(file).some((text) => /£2\.99|£25\b/.test(text)));
  expect(repeated).toEqual([]);
});
