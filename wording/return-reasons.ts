/** Why goods are sent back, as a shopper says it and staff read it. */
export const returnReasonNames = {
  'changed mind': 'I changed my mind',
  'too small or large': 'Too small or too large',
  faulty: 'Faulty, or stopped working',
  'not as described': 'Not as described',
  'damaged in the post': 'Damaged in the post',
  'wrong item': 'Not what I ordered',
  other: 'Something else',
} as const;
