/** On the page of clothing in sizes; `measure` is 'Chest' or the like. */
export const sizeGuide = {
  title: 'Size guide',
  size: 'Size',
  length: 'Length',
  cm: (measure: string) => `${measure} (cm)`,
  inches: (measure: string) => `${measure} (inches)`,
  /** Their ranges share their ends. */
  between: 'Between two sizes? Take the larger.',
  /** Behind the size of the page's own product, to who can't see that it stands out. */
  current: '(this one)',
} as const;
