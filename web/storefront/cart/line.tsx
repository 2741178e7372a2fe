import { Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import { unitPriceOf } from '#shop/catalogue/unit-price.ts';
import { nextTier, quoteLine, tierFor } from '#shop/pricing/line.ts';
import { cart as text } from '#wording/storefront/cart.ts';
import { categories } from '#wording/storefront/shop.ts';
import { setQuantity } from '../../browser/cart-lines.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityPicker } from '../../ui/quantity-picker.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Line } from '../basket/basket.ts';
import { LawNote } from '../parts/law-note.tsx';
import { TellMe } from '../parts/tell-me.tsx';
import { UnitPrice } from '../parts/unit-price.tsx';
import type { Change } from './changes.ts';
import { eachOf } from './each.ts';
import { Fit } from './fit.tsx';
import { RoadOnly } from './road-only.tsx';

export interface CartLineProps {
  /** As it was last seen, where it was, while the server is being asked for the first time: `waiting`. */
  line: Line;
  change?: Change;
  waiting: boolean;
  /** It was taken out, and put back. */
  isBack: boolean;
  onRemove: () => void;
}

export function CartLine({ line, change, waiting, isBack, onRemove }: CartLineProps) {
  const row = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it comes
  useLayoutEffect(() => {
    if (isBack) void unfold(row.current);
  }, []);
  const { id, product, state } = line;
  const title = product?.title ?? text.unnamed;
  const path = productPath({ id, slug: product?.slug });
  const there = state === 'good' || state === 'unknown';
  const isNew = waiting && !product;
  const unchecked = waiting ? 'invisible' : '';
  return (
    <li
      ref={row}
      className="grid grid-cols-[72px_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-4 desk:grid-cols-[104px_minmax(0,1fr)_auto]"
    >
      <Link to={path} tabIndex={-1} aria-hidden className={product?.adult ? '' : 'row-span-2'}>
        <Picture
          name={product?.images[0] ?? ''}
          alt=""
          sizes="(min-width: 850px) 104px, 72px"
          className={there ? '' : 'opacity-60'}
        />
      </Link>
      <div className="grid content-start gap-0.5">
        {isNew ? <Skeleton className="mt-0.5 h-5 w-3/4" /> : <Title path={path}>{noBreak(title)}</Title>}
        {isNew && <Skeleton className="mt-0.5 h-5 w-32 max-w-full" />}
        {product && (
          <p className="flex flex-wrap gap-x-1 text-sm text-muted">
            <span className="max-w-full">
              {categories[product.category]}
              {state === 'good' && ' ·'}
            </span>
            {state === 'good' && <span className={`max-w-full ${unchecked}`}>{text.stock(line.most)}</span>}
          </p>
        )}
        <State line={line} change={change} />
      </div>
      <IconButton
        label={text.remove(title)}
        onClick={() => shrink(row.current).then(onRemove)}
        className="-mt-2 -mr-2"
      >
        <Trash2 size={20} aria-hidden />
      </IconButton>
      {product?.adult && (
        <div className="col-span-full text-sm">
          <LawNote of={product} />
        </div>
      )}
      {there && (
        <div className="col-span-2 col-start-2 flex flex-wrap items-start justify-between gap-x-2 gap-y-2">
          {/* Narrower on the narrowest phones, so that the price stays beside it. */}
          <div className="max-[22.4375rem]:[&_input]:w-[1.4rem]">
            <QuantityPicker
              label={text.quantityOf(title)}
              value={line.quantity}
              max={line.most}
              onChange={(quantity) => setQuantity(id, quantity)}
            />
          </div>
          <LinePrice line={line} />
          <Tiers line={line} className={unchecked} />
        </div>
      )}
      {/* Last, so that no control moves when they are known. */}
      {product && there && <RoadOnly product={product} className="col-span-2 col-start-2" />}
      {product && <Fit product={product} className="col-span-2 col-start-2" />}
    </li>
  );
}

/** Before it goes what stands below comes up, and does not jump. */
const shrink = (row: HTMLElement | null) => fold(row, 'normal');

/** The same the other way, of one that is back. */
const unfold = (row: HTMLElement | null) => fold(row, 'reverse');

async function fold(row: HTMLElement | null, direction: PlaybackDirection) {
  if (!row || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { height } = row.getBoundingClientRect();
  const { paddingBlock } = getComputedStyle(row);
  const whole = { height: `${height}px`, paddingBlock, overflow: 'clip', opacity: 1 };
  const gone = { height: 0, paddingBlock: 0, overflow: 'clip', opacity: 0 };
  const fill = direction === 'normal' ? 'forwards' : 'none';
  await row.animate([whole, gone], { direction, fill, duration: 150, easing: 'ease' }).finished;
}

const Title = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link to={path} className="hit font-semibold leading-snug hover:underline">
    {children}
  </Link>
);

/** What the shopper should know before ordering: gone, sold out, dearer, fewer. */
function State({ line, change }: { line: Line; change?: Change }) {
  const { state, product } = line;
  if (state === 'gone') return <Marked pill={text.gone}>{text.goneText}</Marked>;
  if (state === 'sold out')
    return (
      <Marked pill={text.soldOut}>
        {text.soldOutText}
        <TellMe of={line} />
      </Marked>
    );
  const { wasPence: was, reduced } = change ?? {};
  const now = product?.pricePence;
  return (
    <div role="status" className="grid text-sm font-semibold text-amber empty:hidden">
      {reduced && <p>{text.reduced(reduced.asked, reduced.left)}</p>}
      {was !== undefined && now !== undefined && was !== now && (
        <p>
          {now > was
            ? text.dearer(formatPence(was), formatPence(now))
            : text.cheaper(formatPence(was), formatPence(now))}
        </p>
      )}
    </div>
  );
}

const Marked = ({ pill, children }: { pill: string; children: ReactNode }) => (
  <div role="status" className="mt-1 grid justify-items-start gap-1 text-sm">
    <StatusPill tone="bad">{pill}</StatusPill>
    {children}
  </div>
);

function LinePrice({ line: { priced, product, quantity } }: { line: Line }) {
  if (!priced) return null;
  const quoted = quoteLine({ product: priced, quantity });
  const { totalPence, unitPence } = quoted;
  return (
    <div className="grid flex-1 justify-items-end pt-2 text-right text-xs">
      <Price
        pence={totalPence}
        was={unitPence * quantity}
        className="grid justify-items-end text-lg leading-snug font-semibold"
      />
      <span className="figures text-sm text-muted empty:hidden">{eachOf(quoted)}</span>
      {product && <UnitPrice of={unitPriceOf({ ...product, pricePence: totalPence / quantity })} />}
    </div>
  );
}

/** What is saved and why, and what one more step saves. */
function Tiers({ line: { priced, quantity, most }, className }: { line: Line; className: string }) {
  if (!priced || priced.tiers.length === 0) return null;
  const savedAt = (units: number) =>
    formatPence(priced.pricePence * units - quoteLine({ product: priced, quantity: units }).totalPence);
  const reached = tierFor(priced.tiers, quantity);
  const next = nextTier(priced.tiers, quantity);
  return (
    <div className={`grid w-full gap-0.5 text-sm empty:hidden ${className}`}>
      {reached && (
        <p className="font-semibold text-green">
          {text.tierSaved(reached.percent, reached.quantity, savedAt(quantity))}
        </p>
      )}
      {next && next.quantity <= most && (
        <p className="text-muted">
          {text.tierNext(next.quantity - quantity, next.percent, savedAt(next.quantity))}
        </p>
      )}
    </div>
  );
}
