import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['sam@example.org', 'sam@example.org'],
  ['sam+shop+more@example.org', 'sam@example.org'],
  ['s.a.m@example.org', 's.a.m@example.org'],
  ['s.a.m+x@gmail.com', 'sam@gmail.com'],
  ['sam@googlemail.com', 'sam@gmail.com'],
  ['+sam@example.org', '+sam@example.org'],
])('%s reaches %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
