/** Apart from what reads and keeps one (address-draft.ts): every page can sign out, and needs this alone. */
export const addressDraftKey = 'typedAddress';

/** Once it is saved or given up, and at sign-out. */
export function forgetAddressDraft() {
  try {
    sessionStorage.removeItem(addressDraftKey);
  } catch {}
}
