/** On a product's page: when it comes to a postcode, and whether it may. */
export const deliverTo = {
  ask: 'Check your postcode',
  label: 'Your postcode',
  check: 'Check',
  known: (postcode: string) => `Yes, we deliver to ${postcode}`,
  change: 'Change',
  unknown: 'This doesn’t look like a UK postcode.',
  kept: 'It stays in your browser. Leave it empty to forget it.',
  /** In the bar that buys: its area says enough. */
  notTo: (postcode: string) => `Not to ${postcode.split(' ')[0]}`,
  never: (place: string, why: string) => `We can’t send this to ${place}: ${why}.`,
} as const;
