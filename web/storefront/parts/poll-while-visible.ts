/** The longest wait between two tries while none succeeds, in milliseconds. */
const atMostMs = 30_000;

/**
 * Runs `catchUp` whenever the page comes into sight, gets the focus or has its connection back; with `everyMs` also again
 * and again while it is in sight, less and less often while it fails (`catchUp` answers false). Hidden and offline pages
 * ask nothing. Answers how to stop.
 */
export function pollWhileVisible(catchUp: () => Promise<boolean>, everyMs?: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const seen = () => document.visibilityState === 'visible' && navigator.onLine;
  const next = () => {
    clearTimeout(timer);
    if (everyMs === undefined || stopped || !seen()) return;
    timer = setTimeout(run, Math.min(everyMs * 2 ** failures, Math.max(atMostMs, everyMs)));
  };
  const run = async () => {
    failures = (await catchUp()) ? 0 : failures + 1;
    next();
  };
  const whenSeen = () => {
    clearTimeout(timer);
    if (seen()) void run();
  };

  document.addEventListener('visibilitychange', whenSeen);
  window.addEventListener('focus', whenSeen);
  window.addEventListener('online', whenSeen);
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', whenSeen);
    window.removeEventListener('focus', whenSeen);
    window.removeEventListener('online', whenSeen);
  };
}
