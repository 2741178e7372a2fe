/** What had the focus when something was said that can be acted on: from there on it is one Tab away, and one back. */
let origin: Element | null = null;
let follows = false;

/** Leads by Tab from an element to what was just said, and on from there; the focus itself stays where it is. */
export function followFrom(element: Element | null): void {
  origin = element;
  if (follows) return;
  follows = true;
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick, true);
}

const stops = () => [...document.querySelectorAll<HTMLElement>('.toasts :is(a, button)')];

function onKey(event: KeyboardEvent) {
  const at = document.activeElement;
  if (event.key === 'Escape') return close(at);
  if (event.key !== 'Tab' || !(origin instanceof HTMLElement) || !origin.isConnected) return;
  const all = stops().filter((stop) => stop.checkVisibility());
  if (event.shiftKey) {
    if (at !== all[0] || !at) return;
    event.preventDefault();
    origin.focus();
  } else if (at === origin && all[0]) {
    event.preventDefault();
    all[0].focus();
  } else if (at && at === all.at(-1)) {
    // The browser goes on from here.
    origin.focus({ preventScroll: true });
  }
}

/** Escape closes the message that has the focus, or else the panel: what went wrong stays until it is read. */
function close(at: Element | null) {
  const card = at?.closest('.toast') ?? document.querySelector('.toast-panel');
  card?.querySelector<HTMLElement>(':scope > .icon-btn')?.click();
}

/** A message that is closed from within gives the focus back. */
function onClick({ target }: Event) {
  const card = target instanceof Element ? target.closest('button')?.closest('.toast') : undefined;
  if (card?.contains(document.activeElement) && origin instanceof HTMLElement)
    origin.focus({ preventScroll: true });
}
