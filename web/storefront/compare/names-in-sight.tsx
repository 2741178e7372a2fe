import { useEffect, useRef, useState } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { shortNames } from './short-names.ts';

/**
 * Within a table that scrolls sideways nothing can stay in sight of the window: its names do so above it, once they have gone, and
 * follow it. Screen readers have the table's own.
 */
export function useNamesInSight() {
  const table = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(false);
  useEffect(() => {
    const own = table.current?.querySelector('.names');
    if (!own) return;
    const seen = new IntersectionObserver(
      ([entry]) => entry && show(!entry.isIntersecting && entry.boundingClientRect.top < innerHeight / 2),
      { rootMargin: '-56px 0px 0px' },
    );
    seen.observe(own);
    return () => seen.disconnect();
  }, []);
  const follow = () => {
    if (names.current && table.current) names.current.scrollLeft = table.current.scrollLeft;
  };
  return { table, names, shown, follow };
}

type Props = Pick<ReturnType<typeof useNamesInSight>, 'names' | 'shown'> & {
  of: Pick<ProductCard, 'id' | 'title'>[];
};

export const NamesInSight = ({ of, names, shown }: Props) => (
  <div aria-hidden className={`compared-names no-print ${shown ? '' : 'invisible'}`}>
    <div ref={names}>
      <ul>
        {shortNames(of.map(({ title }) => title)).map((name, place) => (
          <li key={of[place]?.id}>
            <span className="line-clamp-2 font-head leading-tight font-semibold">{noBreak(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
