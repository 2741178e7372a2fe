/** By their makers' names: the marks themselves are not ours to redraw. */
export const cardMarks = {
  label: 'Cards we take',
  names: ['Visa', 'Mastercard', 'American Express'],
} as const;
