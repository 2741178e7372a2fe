/** Nobody saves on delivery who spends more beyond what is lacking than this, in pence. */
export const mostBeyondPence = 1000;

/** Whether one more product makes a cart's delivery free and costs not far more than that lacks; undefined where it lacks nothing. */
export const bringsFree = (pence: number, lackingPence = Infinity): boolean =>
  pence >= lackingPence && pence <= lackingPence + mostBeyondPence;
