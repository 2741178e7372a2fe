/**
 * How long the shop keeps what is of a person and has an end: the one table of it. What expires is set by it, the hourly job
 * deletes by it (./delete-expired.ts), cookies last by it, and the page about privacy is written from it. What has no end is not
 * in it: orders, the audit log and the log of stock, which names no shopper (an order's id at most), stay.
 */
export const retention = {
  /** A one-time code, and the cookie of the browser that asked for it. */
  codeMinutes: 10,
  /** What a right code gives: permission to register or to reset. */
  grantMinutes: 15,
  /** The link in an invitation to an account that was brought from another shop; and an account whose invitation nobody accepts. */
  invitationDays: 14,
  invitedDays: 30,
  /** A session from its last use on, and in all. */
  sessionDays: 30,
  maxSessionDays: 90,
  /** A session of staff from its last use on. */
  staffIdleHours: 8,
  /** That a member of staff signed in on a device, so that wrong tries elsewhere don't lock them out there. */
  staffDeviceDays: 365,
  /** A subscription to the newsletter, or a wish to hear of stock, whose link was not followed. */
  unconfirmedDays: 30,
  /** A confirmed wish to hear when a product is back, while it is not. */
  stockRequestDays: 365,
  /** The link that asks whether an order has arrived. */
  arrivalDays: 60,
  /** That wish once the letter went: as long as others wait for whether the units are bought. */
  toldOfStockHours: 24,
  /** Whose checkout was not paid, as a hash: so that who keeps goods from others again and again waits. */
  unpaidCheckoutHours: 24,
  /** An email in the queue, once it was sent. */
  sentLetterHours: 1,
  /** From where somebody signed in, so that guesses from elsewhere don't lock them out. */
  knownAddressDays: 30,
  /** A sale that the law did not allow, from when it was refused: for Trading Standards. */
  refusedSaleYears: 3,
  /** Whom a recall was written to and what they answered, from when it began: as long as claims from a sale can be made. */
  recallYears: 6,
  /** Words that a search found nothing for, from when they were last searched for. */
  missedWordsDays: 90,
  /** That somebody did, as a hash: so that nobody counts twice. */
  missedWordsVisitorDays: 7,
} as const;
