/** Apart from what reads and keeps them (drafts.ts): every page can sign out, and needs this alone. */
export const draftsKey = 'drafts';

/** All of them, at sign-out. */
export function forgetDrafts() {
  try {
    sessionStorage.removeItem(draftsKey);
  } catch {}
}
