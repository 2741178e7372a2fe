import { z } from 'zod';
import { maxValueLength } from '#shop/catalogue/attributes/attribute.ts';
import { maxBatteryVolts, maxGunName, maxGuns, maxLimitJoules } from '#shop/catalogue/limits.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited, perPlace } from './call.ts';
import { checkedBy, email, guessed, optionalText, password, text } from './fields.ts';
import { accountNameRules, addressRules, newPasswordError, oneTimeCodeRule } from './form-rules.ts';

/** spec.md section 7 'Customer: accounts'; who may call is settled in decisions.md section 2. */
const group = 'Accounts';
const minute = 60;

const newPassword = checkedBy(newPasswordError, z.string({ error: rules.register.passwordLength }));

export const isRegistered = call({
  path: '/isRegistered',
  group,
  summary:
    'Whether an e-mail is free to register, with a password where one is sent: 200 both are, 409 taken',
  caller: 'anyone',
  body: z.object({ email: email(rules.register.email), password: newPassword.optional() }),
  answer: noFields,
  rate: perPlace(20, 10 * minute),
});

export const isRegistered2 = call({
  path: '/isRegistered2',
  group,
  summary: 'Whether an e-mail has an account: 200 it has, 404 it has none',
  caller: 'anyone',
  body: z.object({ email: email(rules.forgot.email) }),
  answer: noFields,
  rate: perPlace(20, 10 * minute),
});

export const getEmailOtp = call({
  path: '/getEmailOtp',
  group,
  summary: 'Mails a one-time code, to register with or to reset a password',
  caller: 'anyone',
  body: z.object({ email: email(rules.register.email) }),
  answer: noFields,
  rate: perPlace(20, 60 * minute),
});

export const verifyOtp = call({
  path: '/verifyOtp',
  group,
  summary: 'Trades a right one-time code for leave to register or to reset, once, within 15 minutes',
  caller: 'anyone',
  body: z.object({ email: email(rules.register.email), userOtp: guessed(oneTimeCodeRule) }),
  answer: noFields,
  rate: perPlace(60, 10 * minute),
});

export const regUser = call({
  path: '/regUser',
  group,
  summary: 'Makes the account of a verified e-mail and signs in',
  caller: 'anyone',
  body: z.object({
    name: text(accountNameRules.made),
    email: email(rules.register.email),
    password: newPassword,
  }),
  answer: z.object({ name: z.string() }),
  rate: perPlace(20, 10 * minute),
});

export const userLogin = call({
  path: '/userLogin',
  group,
  summary: 'Signs in',
  caller: 'anyone',
  body: z.object({ email: email(rules.login.email), password: password(rules.login.password) }),
  answer: z.object({ name: z.string() }),
  rate: perPlace(60, 10 * minute),
});

export const signOut = call({
  path: '/signOut',
  group,
  summary: 'Ends this session',
  caller: 'anyone',
  body: noFields,
  answer: noFields,
});

export const updatePass = call({
  path: '/update-pass',
  group,
  summary: 'Sets a new password for a verified e-mail and ends its sessions',
  caller: 'anyone',
  body: z.object({
    email: email(rules.newPassword.unauthorised),
    newPassword: password(rules.newPassword.length),
  }),
  answer: noFields,
  rate: perPlace(20, 10 * minute),
});

export const acceptInvitation = call({
  path: '/accept-invitation',
  group,
  summary:
    'Sets the first password of an account that staff invited, by the secret of its link, and signs in',
  caller: 'anyone',
  body: z.object({
    token: text({ max: 100 }),
    password: checkedBy(newPasswordError, z.string({ error: rules.register.passwordLength })),
  }),
  answer: z.object({ name: z.string(), email: z.string() }),
  rate: perPlace(20, 10 * minute),
});

const own = z.object({ email: email(rules.login.email) });
const address = {
  name: text(addressRules.name),
  phone: text(addressRules.phone),
  address: text(addressRules.address),
  city: text(addressRules.city),
  pinCode: text(addressRules.pinCode),
};

export const readAddress = call({
  ...notRateLimited,
  path: '/readAddress',
  group,
  summary: 'The delivery address of an account; 404 while there is none',
  caller: 'shopper or staff',
  body: own,
  answer: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    pinCode: z.string(),
  }),
});

export const newAddress = call({
  path: '/newAddress',
  group,
  summary: 'Keeps the first delivery address; 409 where one exists',
  caller: 'shopper',
  body: own.extend(address),
  answer: noFields,
});

export const updateAddress = call({
  path: '/updateAddress',
  group,
  summary: 'Replaces the delivery address; 404 where none exists',
  caller: 'shopper',
  body: own.extend(address),
  answer: noFields,
});

export const userName = call({
  ...notRateLimited,
  path: '/userName',
  group,
  summary: 'The name on an account',
  caller: 'shopper',
  body: own,
  answer: z.object({ name: z.string() }),
});

export const updateUserName = call({
  path: '/updateUserName',
  group,
  summary: 'Changes the name on an account',
  caller: 'shopper',
  body: own.extend({ name: text(accountNameRules.changed) }),
  answer: noFields,
});

export const mySessions = call({
  ...notRateLimited,
  path: '/my-sessions',
  group,
  summary: 'When the browsers signed in that are signed in to an account, newest first',
  caller: 'shopper',
  body: own,
  answer: z.object({
    sessions: z.array(
      z.object({
        /** ISO 8601. */
        signedInAt: z.string(),
        /** The one that asks. */
        current: z.boolean(),
      }),
    ),
  }),
});

export const signOutOthers = call({
  path: '/sign-out-others',
  group,
  summary: 'Ends every session of an account but the one that asks',
  caller: 'shopper',
  body: own,
  answer: noFields,
});

export const myData = call({
  ...notRateLimited,
  path: '/my-data',
  group,
  summary: 'Everything the shop holds about an account, to download (decisions.md section 6)',
  caller: 'shopper',
  body: own,
  answer: z.object({ data: z.record(z.string(), z.unknown()) }),
});

export const deleteAccount = call({
  path: '/delete-account',
  group,
  summary: 'Deletes an account; its orders are kept without the person, for the tax record',
  caller: 'shopper',
  body: own.extend({ password: password(rules.login.password) }),
  answer: noFields,
});

/** Of a choice of an attribute; '' for what is not known. */
const gunFact = optionalText({ max: maxValueLength, message: rules.choice });
const gunNumber = (max: number) =>
  z.number({ error: rules.number }).positive({ error: rules.number }).max(max, { error: rules.number });

const gun = z.object({
  id: text({ max: 40 }),
  name: text({ max: maxGunName }),
  pattern: gunFact,
  power: gunFact,
  connector: gunFact,
  maxVolts: gunNumber(maxBatteryVolts).nullable(),
  thread: gunFact,
  rails: z.array(text({ max: maxValueLength })).max(10),
  limitJoules: gunNumber(maxLimitJoules).nullable(),
});

const kit = z.object({
  guns: z.array(gun).max(maxGuns),
  /** When somebody changed it last, by the clock of their browser; ISO 8601. Null: never. */
  changedAt: z.iso.datetime({ offset: true, error: rules.day }).nullable(),
});
export type WireKit = z.output<typeof kit>;

export const myKit = call({
  ...notRateLimited,
  path: '/my-kit',
  group,
  summary: 'The guns of an account, for what fits them; none where it never had any',
  caller: 'shopper',
  body: own,
  answer: z.object({ kit }),
});

export const saveMyKit = call({
  path: '/save-my-kit',
  group,
  summary:
    'Keeps the guns of an account where none are kept that were changed later; answers those that are kept',
  caller: 'shopper',
  body: own.extend({ kit: kit.extend({ changedAt: kit.shape.changedAt.unwrap() }) }),
  answer: z.object({ kit }),
});
