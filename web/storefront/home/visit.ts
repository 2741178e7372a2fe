/**
 * Whether the newsletter was declined in this visit: for as long as the tab is open, through reloads. Where storage is
 * blocked, for as long as the page is.
 */
const key = 'newsletterDeclined';
let declined = false;

export function hasDeclined(): boolean {
  try {
    return declined || sessionStorage.getItem(key) !== null;
  } catch {
    return declined;
  }
}

export function noteDeclined() {
  declined = true;
  try {
    sessionStorage.setItem(key, '1');
  } catch {}
}
