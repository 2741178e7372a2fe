/** What one order may be (spec.md section 9, decisions.md section 4). Server and browser share it. */

/** Distinct products, and units of each. */
export const maxProducts = 5;
export const maxUnits = 50;

/** The provider charges no card with less. */
export const cardMinimumPence = 30;

/** How long an order may stay unpaid; ms. Stripe takes no session under 30 minutes; five more leave room to ask again. */
export const payWithinMs = 35 * 60_000;
