/**
 * Whether the newsletter was dismissed in this visit: for as long as the tab is open, through reloads. Where storage is
 * blocked, for as long as the page is.
 */
const key = 'newsletterDeclined';
let dismissed = false;

export function isDismissed(): boolean {
  try {
    return dismissed || sessionStorage.getItem(key) !== null;
  } catch {
    return dismissed;
  }
}

export function noteDismissed() {
  dismissed = true;
  try {
    sessionStorage.setItem(key, '1');
  } catch {}
}
