import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '#contract/product.ts';
import { maxGoesWith } from '#shop/catalogue/limits.ts';
import { goesWith as text } from '#wording/dashboard/goes-with.ts';
import { IconButton } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { FindCompanion } from './find-companion.tsx';
import { useGoesWith } from './use-goes-with.ts';

interface GoesWithProps {
  productId: string;
  /** What is chosen now, in its order. */
  chosen: Product[];
}

/** What goes with a product, by staff's choice: each change is in the shop at once, apart from the form above. */
export function GoesWith({ productId, chosen: first }: GoesWithProps) {
  const [said, setSaid] = useState('');
  const { chosen, busy, change } = useGoesWith(productId, first);
  const { to } = useDashboard();
  const put = async (next: Product[], done: string) => {
    if (await change(next)) setSaid(done);
  };
  const move = (place: number, by: -1 | 1) => {
    const one = chosen[place];
    if (!one) return;
    const next = chosen.toSpliced(place, 1).toSpliced(place + by, 0, one);
    void put(next, text.moved(one.title, place + by + 1));
  };
  return (
    <Panel title={text.title} className="mt-4">
      <p className="mb-3 max-w-prose text-muted">{chosen.length > 0 ? text.hint : text.none}</p>
      <ol className="mb-4 divide-y divide-line empty:hidden">
        {chosen.map((one, place) => (
          <li key={one.id} className="flex items-center gap-3 py-1.5">
            <span className="w-9 flex-none">
              <Picture name={one.images[0] ?? ''} alt="" sizes="36px" />
            </span>
            <span className="min-w-0 flex-1">
              <Link
                to={to('product-details', one.id)}
                className="inline-block py-1.5 font-semibold hover:underline"
              >
                {one.title}
              </Link>
              {(one.available <= 0 || !one.active) && (
                <span className="block text-sm text-amber">{text.notShown}</span>
              )}
            </span>
            <IconButton
              label={text.earlier(one.title)}
              aria-disabled={place === 0 || busy}
              onClick={() => place > 0 && move(place, -1)}
            >
              <ArrowUp size={16} aria-hidden />
            </IconButton>
            <IconButton
              label={text.later(one.title)}
              aria-disabled={place === chosen.length - 1 || busy}
              onClick={() => place < chosen.length - 1 && move(place, 1)}
            >
              <ArrowDown size={16} aria-hidden />
            </IconButton>
            <IconButton
              label={text.remove(one.title)}
              aria-disabled={busy}
              onClick={() => void put(chosen.toSpliced(place, 1), text.removed(one.title))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {chosen.length < maxGoesWith ? (
        <FindCompanion
          without={[productId, ...chosen.map(({ id }) => id)]}
          onChoose={(one) => void put([...chosen, one], text.added(one.title))}
        />
      ) : (
        <p className="text-muted">{text.full}</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </Panel>
  );
}
