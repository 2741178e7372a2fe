import { readDraft } from '../../browser/drafts.ts';

/** The name of the draft of a delivery address that was typed at the checkout and is not saved yet. */
export const addressDraft = 'address';

/** What stands in the fields of an address that was typed and not saved, by the name of its draft. */
export const readAddressDraft = (form = addressDraft) =>
  readDraft(form, ['name', 'phone', 'address', 'city', 'pinCode']);
