/** From how few units on the number of what is left is told. */
export const fewUnits = 5;
