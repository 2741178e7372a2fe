/** Behind the link in the letter of a recall. */
export const recall = {
  title: 'About a product you bought',
  product: 'Product',
  question: 'What have you done with it?',
  choices: {
    stopped: 'I have stopped using it',
    gone: 'I no longer have it',
    money: 'I want my money back or a replacement',
  },
  choose: 'Please choose one of these',
  note: 'Anything else we should know',
  noteHint: 'You can leave this empty.',
  send: 'Send answer',
  sending: 'Sending...',
  answered: 'You’ve answered already. You can change your answer here.',
  failed: 'That didn’t work',
  unknown: 'We can’t show this letter',
  thanks: 'Thank you',
  thanksText: 'We’ve noted your answer.',
  moneyText: 'We’ve noted your answer and will write to you about your refund or a replacement.',
  change: 'Change your answer',
} as const;
