/**
 * When the shop last answered this browser as staff: the idle hours of the session count from there (decisions.md
 * section 2). Tabs tell each other.
 */
let last = 0;
let tabs: BroadcastChannel | undefined;

/** Milliseconds since 1970. */
export const lastActivity = (): number => last;

export function noteActivity(): void {
  last = Date.now();
  otherTabs().postMessage('active');
}

function otherTabs(): BroadcastChannel {
  if (!tabs) {
    tabs = new BroadcastChannel('staff-activity');
    tabs.onmessage = () => {
      last = Date.now();
    };
  }
  return tabs;
}
