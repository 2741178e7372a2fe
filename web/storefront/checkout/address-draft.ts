import { readDraft } from '../../browser/drafts.ts';

/** The name of the draft of a delivery address that was typed at the checkout and is not saved yet. */
export const addressDraft = 'address';

export const readAddressDraft = () =>
  readDraft(addressDraft, ['name', 'phone', 'address', 'city', 'pinCode']);
