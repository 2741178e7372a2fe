/** A number as people read it: 10,000. */
export const counted = (number: number): string => number.toLocaleString('en-GB');
