/**
 * Back closes what lies over the page, a dialog, a sheet or a menu, and leaves the page only once nothing does. Android's Chrome does so
 * by itself; for all others what lies over the page has an entry of the history, the same page's, which Back leads out of. It stays where
 * that is closed otherwise, and is passed by: to take it out would take time, in which a link that was pressed may lead on.
 */
export function closeByBack(): void {
  if (isListening || !('navigation' in window)) return;
  isListening = true;
  document.addEventListener('toggle', enter, true);
  enter();
  followBack();
}

let isListening = false;

/** What was opened before this was here counts as well; a part of the page that folds does not. */
function enter() {
  if (opened() && !isOverlay(history.state)) history.pushState({ ...history.state, overlay: true }, '');
}

/** The router's own state of an entry, as far as it matters here. */
interface Entry {
  idx?: number;
  key?: string;
  overlay?: true;
}

const isOverlay = (entry: Entry | null) => entry?.overlay === true;
const opened = () => document.querySelector<HTMLElement>('dialog:modal, :popover-open');

/** As Escape does: whoever opened it hears of it and closes it. */
function close(shown: HTMLElement) {
  if (shown instanceof HTMLDialogElement) shown.dispatchEvent(new Event('cancel', { cancelable: true }));
  else shown.hidePopover();
}

function followBack() {
  let left: Entry | null = null;
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse') return;
    left = history.state;
    const shown = opened();
    // It led to another list meanwhile, as a sheet of filters does.
    if (!shown || isOverlay(left) || !event.cancelable) return;
    event.preventDefault();
    close(shown);
  });
  // Before the router, to which both entries are one.
  addEventListener(
    'popstate',
    (event) => {
      const { idx, key, overlay }: Entry = event.state ?? {};
      if (overlay || !isOverlay(left) || left?.idx !== idx || left?.key !== key) return;
      event.stopImmediatePropagation();
      const shown = opened();
      if (shown) close(shown);
      else history.back();
    },
    true,
  );
}
