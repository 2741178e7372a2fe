/** A recipient of a recall without the person: once their account is deleted, or the recall is long over. */
export const noRecipient = { email: '', name: '', note: '', orderIds: [], tokenHash: null };
