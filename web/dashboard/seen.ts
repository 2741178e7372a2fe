/**
 * When this browser was last answered as staff: the idle hours of the session count from there (decisions.md section 2).
 * Its tabs tell each other.
 */
let last = 0;
let tabs: BroadcastChannel | undefined;

/** Milliseconds since 1970. */
export const lastSeen = (): number => last;

export function noteSeen(): void {
  last = Date.now();
  others().postMessage('seen');
}

function others(): BroadcastChannel {
  if (!tabs) {
    tabs = new BroadcastChannel('staff-seen');
    tabs.onmessage = () => {
      last = Date.now();
    };
  }
  return tabs;
}
