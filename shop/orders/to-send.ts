/** The lines of an order as they are packed and sent: without the units that were taken out, and without lines of which none is left. */
export const linesToSend = <Line extends { quantity: number; takenOut: number }>(
  lines: readonly Line[],
): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.takenOut }))
    .filter(({ quantity }) => quantity > 0);
