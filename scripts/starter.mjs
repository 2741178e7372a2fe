const lookEveryMs = 200;

/** Whose parent ends is given another one by the system. */
const parent = process.ppid;
/** @type {NodeJS.Timeout | undefined} */
let watch;

/**
 * Calls back once npm, which started this, is gone, however it went: it hands SIGTERM and SIGINT on, but SIGHUP and SIGKILL end
 * it alone. Only the last callback given is called. Started by anything else, this process may outlive who started it.
 */
export function whenNpmIsGone(callback) {
  clearInterval(watch);
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, lookEveryMs).unref();
}
