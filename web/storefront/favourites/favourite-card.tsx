import { X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import type { Favourite } from '#contract/favourite.ts';
import { formatPence } from '#contract/money.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { kit } from '#wording/kit.ts';
import { favourites as text } from '#wording/storefront/favourites.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { type Loaded, useLoaded } from '../../browser/decode-answer.ts';
import { keepFavourites, readFavourites, removeFavourite } from '../../browser/favourites.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { notify } from '../../ui/notify.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AddButton, type AddButtonProps } from '../parts/add-button.tsx';
import { unusual, WayToPage } from '../parts/shop-card.tsx';
import { ShortDelivery } from '../parts/short-delivery.tsx';
import { cardLink } from '../parts/unchosen-size.ts';
import { UnitPrice } from '../parts/unit-price.tsx';

export interface FavouriteCardProps {
  favourite: Favourite;
  /** Left out until it is asked for. */
  loading?: Promise<Loaded<ProductCard | null>>;
}

/** A favourite: as it was kept, at once; then with the price and the stock of now. */
export function FavouriteCard({ favourite, loading }: FavouriteCardProps) {
  const id = useId();
  const now = useNow(loading);
  const known = typeof now === 'string' ? undefined : now;
  const shown = known ?? asKept(favourite);
  const { image, pricePence } = shown;
  // The heart of a card that stands for all sizes kept none of them; that of a page the one that it shows.
  const unsizedTitle = favourite.choose ? shown.unsizedTitle : '';
  const { choose, to, title } = cardLink({ ...shown, unsizedTitle, family: undefined });
  const isSoldOut = known && known.available <= 0;
  useEffect(() => {
    if (isSoldOut !== undefined) noteStock(favourite.id, isSoldOut);
  }, [favourite.id, isSoldOut]);
  return (
    <article aria-labelledby={id} className="card">
      <div className="card-picture">
        <Picture name={image} alt="" sizes="(min-width: 850px) 290px, (min-width: 600px) 31vw, 46vw" />
        <IconButton
          label={text.remove(title)}
          className="on-picture absolute! top-1 right-1 z-1"
          onClick={({ currentTarget }) => {
            passFocusOn(currentTarget);
            remove({ ...favourite, title });
          }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <h2 id={id} className="mt-3 text-lg leading-tight font-semibold">
        {now === 'gone' ? (
          title
        ) : (
          <Link to={to} prefetch="intent" className="row-link hover:underline">
            {noBreak(title)}
          </Link>
        )}
      </h2>
      <div className="mt-1 grid content-start justify-items-start gap-1">
        {now === 'gone' ? (
          <StatusPill tone="bad">{text.gone}</StatusPill>
        ) : (
          <PriceNow favourite={favourite} pricePence={pricePence} now={now} />
        )}
      </div>
      {now !== 'gone' && <Buying product={shown} describedBy={id} choose={choose} />}
    </article>
  );
}

/** As the shop said when it was last asked. */
const asKept = ({ soldOut, ...favourite }: Favourite) => ({
  ...favourite,
  slug: '',
  tiers: [],
  available: soldOut ? 0 : 1,
  unsizedTitle: favourite.title.replace(/, size .*/, ''),
});

interface BuyingProps extends Pick<AddButtonProps, 'product' | 'describedBy'> {
  choose: boolean;
}

const Buying = ({ product, describedBy, choose }: BuyingProps) =>
  product.available > 0 && !choose ? (
    <div className="z-1 mt-2.5">
      <AddButton product={product} describedBy={describedBy} className="w-full" />
    </div>
  ) : (
    <WayToPage>{product.available > 0 ? shopCard.choose : shopCard.notify}</WayToPage>
  );

/** To the next, or the one before; the last leaves it to the page. */
function passFocusOn(button: HTMLElement) {
  const entry = button.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const to = next?.querySelector('button') ?? document.querySelector('main');
  to?.focus({ preventScroll: true });
}

/** Kept for whoever opens it without a connection. */
function noteStock(id: string, soldOut: boolean) {
  const all = readFavourites();
  if (all.some((one) => one.id === id && Boolean(one.soldOut) !== soldOut))
    keepFavourites(all.map((one) => (one.id === id ? { ...one, soldOut: soldOut || undefined } : one)));
}

interface PriceNowProps {
  favourite: Favourite;
  pricePence: number;
  now: Now;
}

const PriceNow = ({ favourite, pricePence, now }: PriceNowProps) => (
  <>
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-xs">
      <Price pence={pricePence} className="text-xl leading-tight font-bold" />
      <ShortDelivery pence={pricePence} />
    </p>
    {pricePence !== favourite.pricePence && (
      <p className="figures text-sm text-muted">{text.was(formatPence(favourite.pricePence))}</p>
    )}
    {/* Room for what is said once the shop has answered. */}
    <div className="grid min-h-16 content-start justify-items-start text-sm">
      {now === 'unreachable' && (
        <>
          <p className="text-muted">{text.unchecked}</p>
          {favourite.soldOut && <p className="font-semibold">{shopCard.stock.none}</p>}
        </>
      )}
      {typeof now !== 'string' && <SaidNow product={now} />}
    </div>
  </>
);

/** As on its card in a list. */
const SaidNow = ({ product }: { product: ProductCard }) => (
  <>
    {product.reviewCount > 0 && <Stars value={product.rating} count={product.reviewCount} />}
    <p className="text-xs empty:hidden">
      <UnitPrice of={product.unitPrice} />
    </p>
    <p className="figures font-semibold empty:hidden">{unusual(product)}</p>
  </>
);

type Now = ProductCard | 'unknown' | 'unreachable' | 'gone';

/** What the shop says of it now; 'unknown' until it has answered. */
function useNow(loading: FavouriteCardProps['loading'] = unasked): Now {
  const { data, failure } = useLoaded(loading);
  if (data) return data;
  if (data === null) return 'gone';
  return failure === undefined ? 'unknown' : 'unreachable';
}

const unasked = new Promise<never>(() => {});

/** What was said of the last that was removed: of many, the messages would fill a phone. */
let said = '';

function remove(favourite: Favourite) {
  const at = readFavourites().findIndex(({ id }) => id === favourite.id);
  removeFavourite(favourite.id);
  const replaces = [said];
  said = text.removed(favourite.title);
  notify(said, { replaces, action: { label: kit.undo, run: () => putBack(favourite, at) } });
}

/** Where it was, if it isn't there again. */
function putBack(favourite: Favourite, at: number) {
  const others = readFavourites().filter(({ id }) => id !== favourite.id);
  keepFavourites(others.toSpliced(at, 0, favourite));
}
