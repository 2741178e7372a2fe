/** What is said of the steps of an order, or of a return, to who can't see them. */
export const steps = { done: 'done' } as const;
