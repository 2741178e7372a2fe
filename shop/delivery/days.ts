/** Business days from the order to the door (spec.md section 9); the parcel leaves on `dispatched`, the next one. */
export const businessDays = { dispatched: 1, fastest: 2, slowest: 4 } as const;

/** Within how many days of delivery a shopper may withdraw without a reason (decisions.md section 6). */
export const withdrawalDays = 14;
