import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['sam@example.org', 'sam@example.org'],
  ['sam+shop+more@example.org', 'sam@example.org'],
  ['s.a.m@example.org', 's.a.m@example.org'],
  ['s.a.m+x@gmail.com', 'sam@gmail.com'],
  ['s-a-m@gmail.com', 's-a-m@gmail.com'],
  ['sam@googlemail.com', 'sam@gmail.com'],
  ['+sam@example.org', '+sam@example.org'],
  ['s.a_m-t+x@proton.me', 'samt@proton.me'],
  ['samt@pm.me', 'samt@proton.me'],
  ['sam-t@protonmail.com', 'samt@proton.me'],
  ['sam.t+x@me.com', 'sam.t@icloud.com'],
  ['sam.t@mac.com', 'sam.t@icloud.com'],
  ['sam.t@icloud.com', 'sam.t@icloud.com'],
  ['shop@sam.fastmail.com', 'sam@fastmail.com'],
  ['shop+x@a.sam.fastmail.com', 'sam@fastmail.com'],
  ['sam+shop@fastmail.com', 'sam@fastmail.com'],
  ['sam@fastmail.fm', 'sam@fastmail.fm'],
  ['sam@notfastmail.com', 'sam@notfastmail.com'],
  ['sam.t+x@yandex.ru', 'sam-t@yandex.ru'],
  ['sam-t@ya.ru', 'sam-t@yandex.ru'],
  ['sam.t@yandex.com.tr', 'sam-t@yandex.ru'],
  ['...@gmail.com', '...@gmail.com'],
])('%s reaches %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
