import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolled by less than this at once, in px, is a hand that trembles. */
const leastPx = 6;

/**
 * On the way up the shelves come back below the top bar, wherever on the page that is, and on the way down they leave
 * (`.shelf-bar`, app.css). Whoever goes by keyboard has the focus where they would lie, a jump is no way, and where things are
 * compared their names stand there.
 */
export function useShelvesOnWayUp() {
  const compares = useLocation().pathname === '/compare';
  useEffect(() => {
    if (compares) return;
    const bar = document.querySelector<HTMLElement>('.shelf-bar');
    const above = bar?.previousElementSibling;
    if (!bar || !above) return;
    let before = scrollY;
    const follow = () => {
      const by = scrollY - before;
      if (Math.abs(by) < leastPx) return;
      before = scrollY;
      const { height } = above.getBoundingClientRect();
      const isUp = by < 0 && by > -innerHeight / 2 && !document.querySelector('main :focus-visible');
      bar.style.top = `${height}px`;
      if (scrollY <= height) delete bar.dataset.way;
      else bar.dataset.way = isUp ? 'up' : 'down';
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      delete bar.dataset.way;
    };
  }, [compares]);
}
