import { useEffect } from 'react';

/**
 * A view transition that Back, another link, a hidden tab or a slow page cuts short tells so by rejecting `ready`, which React Router
 * leaves to nobody: the page is the right one all the same, and nothing is to be reported.
 */
export function useSkippedTransitions() {
  useEffect(() => {
    if (!document.startViewTransition) return;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.catch(() => {});
      return transition;
    };
    return () => {
      document.startViewTransition = start;
    };
  }, []);
}
