import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newContact } from '#contract/contact.ts';
import { inquiryRules } from '#contract/inquiry-rules.ts';
import { rules } from '#wording/rules.ts';
import { contact } from '#wording/storefront/contact.ts';
import {
  bodyOf,
  checkInquiry,
  type Inquiry,
  inquiryOf,
  isWeekend,
  maxMessage,
  type Topic,
  today,
} from './inquiry.ts';

const sender = { name: 'Ann Field', email: 'ann@example.com', phone: '07700 900123' };
const blank = inquiryOf(sender);
const wrongOnes = (inquiry: Inquiry) =>
  Object.fromEntries(Object.entries(checkInquiry(inquiry)).filter(([, message]) => message));

const upTo = (max: number) =>
  fc.oneof(fc.stringMatching(/^[a-z @.]{0,25}$/), fc.constant(''), fc.constant('x'.repeat(max)));
const inquiries = fc.record<Inquiry>({
  name: upTo(inquiryRules.name.max),
  email: fc.oneof(
    fc.constantFrom('ann@example.com', 'ann@example..com', 'ann.example'),
    upTo(inquiryRules.email.max),
  ),
  phone: upTo(inquiryRules.phone.max),
  type: fc.constantFrom('trade', 'bulk', 'special', 'other', ''),
  businessName: upTo(inquiryRules.businessName.max),
  businessInquiry: upTo(inquiryRules.businessInquiry.max),
  itemType: upTo(inquiryRules.itemType.max),
  quantity: fc.oneof(fc.stringMatching(/^\d{0,10}$/), fc.constantFrom('9', '10')),
  address: upTo(inquiryRules.address.max),
  deliveryDate: fc.constantFrom('', today(), '2099-12-31'),
  deliveryTime: fc.constantFrom('', ...contact.slots),
  instructions: upTo(inquiryRules.instructions.max),
  message: upTo(inquiryRules.message.max),
  topic: fc.constantFrom('question', 'late'),
});

test('an inquiry passes in the browser where it passes on the server', () => {
  fc.assert(
    fc.property(inquiries, (inquiry) => {
      const taken = newContact.body.safeParse(bodyOf(inquiry));
      expect(Object.keys(wrongOnes(inquiry)).length === 0).toBe(taken.success);
    }),
    { numRuns: 500 },
  );
});

test('a message about an order begins with it and with what is the matter, however much was written', () => {
  const sent = (topic: Topic, message: string) => bodyOf({ ...blank, type: 'other', topic, message }, '1003');
  expect(sent('question', 'Where is it?').message).toBe('Order 1003: Where is it?');
  expect(sent('late', 'Where is it?').message).toBe('Order 1003, late or missing: Where is it?');
  for (const topic of Object.keys(contact.topics) as Topic[])
    expect(newContact.body.safeParse(sent(topic, 'x'.repeat(maxMessage('1003')))).success, topic).toBe(true);
  expect(bodyOf({ ...blank, topic: 'late', message: 'Where is it?' }).message).toBe('Where is it?');
});

test('only the fields of the chosen type count', () => {
  expect(wrongOnes(blank)).toEqual({ type: rules.contact.type });
  expect(wrongOnes({ ...blank, type: 'trade' })).toEqual({
    businessName: rules.contact.businessName,
    businessInquiry: rules.contact.businessInquiry,
  });
  expect(wrongOnes({ ...blank, type: 'bulk', quantity: '9' })).toEqual({
    itemType: rules.contact.itemType,
    quantity: rules.contact.quantity,
    address: rules.contact.address,
  });
  expect(wrongOnes({ ...blank, type: 'special' })).toEqual({
    deliveryDate: rules.contact.deliveryDate,
    deliveryTime: rules.contact.deliveryTime,
  });
  expect(wrongOnes({ ...blank, type: 'other', message: 'Too short' })).toEqual({
    message: rules.contact.message,
  });
});

test('a delivery can be asked for today, not for a day gone by', () => {
  const special: Inquiry = { ...blank, type: 'special', deliveryTime: contact.slots[0] };
  expect(wrongOnes({ ...special, deliveryDate: today() })).toEqual({});
  expect(wrongOnes({ ...special, deliveryDate: '2020-02-29' })).toEqual({ deliveryDate: contact.pastDate });
});

test('a weekend is a Saturday or a Sunday', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each(['ann.example', 'ann@example', 'ann@example..com', 'ann@@example.com', '.', ''])(
  'no answer would reach %j',
  (email) => {
    const message = 'When do you open on Fridays?';
    expect(wrongOnes({ ...blank, email, type: 'other', message })).toEqual({ email: rules.contact.email });
  },
);
