/** Of what is sold to adults alone, and of realistic imitation firearms (Violent Crime Reduction Act 2006, s.36-37). */
export const law = {
  badge: '18+',
  /** On the product's page and in the cart. */
  adult: 'Sold only to people aged 18 and over. You’ll confirm your age at the checkout.',
  imitation:
    'A realistic imitation firearm. By law we sell it only to somebody aged 18 or over with a defence, such as a UKARA number, that we have checked and recorded. Ask us before you order.',
  /** At the checkout. */
  declare: 'I am 18 or over',
  declareFirst: 'Please tick that you’re 18 or over to order this.',
  /** On the order's papers. */
  declared: (day: string) => `18+: the buyer declared on ${day} to be 18 or over.`,
  soldOn: { UKARA: 'Sold on a recorded defence: UKARA.', other: 'Sold on a recorded defence.' },
} as const;
