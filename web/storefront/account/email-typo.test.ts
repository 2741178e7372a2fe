import { expect, test } from 'vitest';
import { meantEmail } from './email-typo.ts';

test('a typing error in a common domain is asked about', () => {
  for (const domain of ['gmial.com', 'gmal.com', 'gmail.co', 'gmail.con', 'gamil.com', 'gmaill.com'])
    expect(meantEmail(`Ann.Field@${domain}`), domain).toBe('Ann.Field@gmail.com');
  expect(meantEmail(' ann@hotmial.co.uk ')).toBe('ann@hotmail.co.uk');
  expect(meantEmail('ann@outlok.com')).toBe('ann@outlook.com');
});

test('what may well be right is not', () => {
  for (const email of ['ann@gmail.com', 'ann@GMAIL.com', 'ann@mail.com', 'ann@ymail.com', 'ann@hopup.co.uk'])
    expect(meantEmail(email), email).toBeUndefined();
  for (const typed of ['', 'ann', '@gmial.com', 'ann@']) expect(meantEmail(typed), typed).toBeUndefined();
});
