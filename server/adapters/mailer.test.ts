import { expect, test } from 'vitest';
import { isPermanentRejection } from './mailer.ts';

const answer = (command: string, responseCode: number, response: string) =>
  Object.assign(new Error(response), { command, responseCode, response });

test.each([
  ['a mailbox that is not there', answer('RCPT TO', 550, '550 5.1.1 No such user')],
  ['a domain that is not there', answer('RCPT TO', 553, '553 5.1.2 Bad destination')],
  ['a letter that is not wanted', answer('DATA', 554, '554 5.6.0 Refused')],
  ['an address that is none', Object.assign(new Error('No recipients defined'), { code: 'EENVELOPE' })],
])('%s is refused for good', (_what, error) => expect(isPermanentRejection(error)).toBe(true));

test.each([
  ['a mailbox that is full for now', answer('RCPT TO', 452, '452 4.2.2 Mailbox full')],
  ['greylisting', answer('RCPT TO', 451, '451 4.7.1 Try again later')],
  ['a password of ours that is wrong', answer('AUTH PLAIN', 535, '535 5.7.8 Bad credentials')],
  ['a sender of ours that is not allowed', answer('MAIL FROM', 550, '550 5.1.8 Sender refused')],
  ['a server that does not relay for us', answer('RCPT TO', 554, '554 5.7.1 Relay access denied')],
  ['the same without a code of its own', answer('RCPT TO', 550, '550 Relaying denied')],
  ['nobody who listens', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
])('%s is tried again', (_what, error) => expect(isPermanentRejection(error)).toBe(false));
