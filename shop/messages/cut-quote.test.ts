import { describe, expect, test } from 'vitest';
import { inquiryReply } from '#wording/emails.ts';
import { cutQuote } from './cut-quote.ts';

const ours = `> ${inquiryReply.mark}\n>\n> Yes, we do.\n> Hopup`;

describe('of an answer is kept what was written anew', () => {
  test.each([
    ['nothing is quoted', 'Thank you!\n\nRobin', 'Thank you!\n\nRobin'],
    ['a quote ends it', 'Thank you!\n\n> Yes, we do.\n', 'Thank you!'],
    [
      'Gmail and Apple say who wrote',
      `Thank you!\r\n\r\nOn Tue, 3 Mar 2026 at 10:12, Hopup <orders+reply-x@shop.example>\r\nwrote:\r\n\r\n${ours}`,
      'Thank you!',
    ],
    ['Thunderbird in German', `Danke!\n\nAm 03.03.26 um 10:12 schrieb Hopup:\n${ours}`, 'Danke!'],
    [
      'Outlook',
      `Thank you!\n\nFrom: Hopup <orders@shop.example>\nSent: 03 March 2026 10:12\nTo: Robin\nSubject: RE: Holsters\n\nYes, we do.`,
      'Thank you!',
    ],
    [
      'Outlook’s older line',
      'Thank you!\n\n-----Original Message-----\nFrom: Hopup\n\nYes, we do.',
      'Thank you!',
    ],
    ['our mark, not quoted', `Thank you!\n\n${inquiryReply.mark}\n\nYes, we do.`, 'Thank you!'],
    [
      'answers between',
      `> Left or right?\nLeft.\n> Which gun?\nA G17.\n\n${ours}`,
      '> Left or right?\nLeft.\n> Which gun?\nA G17.',
    ],
    [
      'an answer below',
      `Hi,\nOn Tuesday Hopup wrote:\n${ours}\n\nLeft, please.`,
      `Hi,\nOn Tuesday Hopup wrote:\n${ours}\n\nLeft, please.`,
    ],
    ['only a quote', ours, ours],
    ['nothing', ' \n', ''],
    [
      'words like those of a head',
      'On Tuesday I wrote:\nnothing.\nFrom: me',
      'On Tuesday I wrote:\nnothing.\nFrom: me',
    ],
  ])('%s', (_, text, kept) => {
    expect(cutQuote(text)).toBe(kept);
  });

  test('in no time, whatever it is', () => {
    const began = performance.now();
    for (const text of [
      '>'.repeat(20_000),
      'on '.repeat(7000),
      '\n'.repeat(20_000),
      '> x\non y\n'.repeat(3000),
    ])
      cutQuote(text);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
