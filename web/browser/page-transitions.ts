import { useEffect } from 'react';

/**
 * What the router's view transitions lack. On the way back from a product, `pathname`, its picture goes to its card, where one is in
 * sight. And one that Back, another link, a hidden tab or a slow page cuts short tells so by rejecting `ready`, which React Router
 * leaves to nobody: the page is the right one all the same, and nothing is to be reported.
 */
export function usePageTransitions(pathname: string) {
  useEffect(() => {
    if (!document.startViewTransition) return;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      let picture: HTMLElement | null | undefined;
      const transition = start(async () => {
        await (update as ViewTransitionUpdateCallback)();
        // The card of a family leads to the product with more behind its path.
        picture = document.querySelector<HTMLElement>(`.card:has([href^="${pathname}"]) img`);
        if (picture && Math.abs(picture.getBoundingClientRect().top) < innerHeight)
          picture.style.viewTransitionName = 'product-picture';
      });
      transition.ready.catch(() => {});
      transition.finished.finally(() => picture?.style.removeProperty('view-transition-name'));
      return transition;
    };
    return () => {
      document.startViewTransition = start;
    };
  }, [pathname]);
}
