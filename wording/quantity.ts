/** What stands around a number of units that is chosen. */
export const quantity = {
  fewer: 'One fewer',
  more: 'One more',
  most: (max: number) => (max === 1 ? 'Only 1 available' : `${max} is the most you can order`),
} as const;
