/** What the menu of a phone alone leads to: its code comes after the rest. */
export const shopMenu = {
  /** What a newcomer buys first, and no category of its own. */
  eyes: 'Eye protection',
} as const;
