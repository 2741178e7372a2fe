/** On the page of clothing in sizes; `measure` is 'Chest' or the like. */
export const sizeGuide = {
  title: 'Size guide',
  size: 'Size',
  length: 'Length',
  cm: (measure: string) => `${measure} (cm)`,
  inches: (measure: string) => `${measure} (inches)`,
  /** Behind the size of the page's own product, to who can't see that it stands out. */
  current: '(this one)',
} as const;

/** How somebody finds the size. Said by the server: the browser has no need of all of it. */
export const sizeAdvice = {
  /** Their ranges share their ends. */
  between: 'Between two sizes? Take the larger.',
  /** How a tape is put, by what is measured. */
  how: new Map([
    ['Palm', 'Measure round the knuckles, without the thumb.'],
    ['Chest', 'Measure round the widest part, under the arms.'],
    ['Waist', 'Measure where your trousers sit.'],
    ['Head', 'Measure just above the eyebrows and the ears.'],
  ]),
} as const;
