import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Product } from '#contract/product.ts';
import type { Review } from '#contract/review.ts';
import { product as text } from '#wording/storefront/product.ts';
import { useShop } from '../../shop.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useFocusPastLast } from '../parts/use-focus-past-last.ts';
import { Histogram } from './histogram.tsx';
import { type FirstReviews, useReviews } from './use-reviews.ts';

export interface ReviewsProps {
  product: Pick<Product, 'id' | 'rating'>;
  first: FirstReviews;
  /** Nobody writes another. */
  closed: boolean;
}

/** What buyers say, ten at a time, all or those with so many stars, and what the shop replies. */
export function Reviews({ product: { id: productId, rating }, first, closed }: ReviewsProps) {
  const { reviews, total, stars, state, choose, load } = useReviews(productId, first);
  const list = useRef<HTMLUListElement>(null);
  useFocusPastLast(list, reviews.length, { allShown: reviews.length >= total });
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="page product-part">
      <div className="grid content-start gap-5">
        <h2 id="reviews-title">{text.reviews.title}</h2>
        {first.total > 0 && (
          <Histogram
            rating={rating}
            total={first.total}
            counts={first.histogram}
            verified={first.verified}
            chosen={stars}
            onChoose={choose}
          />
        )}
        {!closed && (
          <ButtonLink kind="quiet" to={`/new-review/${productId}`} className="justify-self-start">
            {text.writeReview}
          </ButtonLink>
        )}
      </div>
      <div className="grid content-start gap-5">
        {first.total === 0 ? (
          <div className="border-t border-line pt-4">
            <p className="font-semibold">{text.reviews.none}</p>
            {first.range?.of.map(({ to, text }) => (
              <Link key={to} to={to} className="link block">
                {text}
              </Link>
            ))}
          </div>
        ) : (
          <>
            <ul ref={list} className="grid">
              {reviews.map((review) => (
                <WrittenReview key={review.id} review={review} />
              ))}
            </ul>
            {state === 'failed' && <Notice tone="bad">{text.reviews.failed}</Notice>}
            <div className="flex flex-wrap items-center gap-4">
              {reviews.length < total && (
                <Button kind="quiet" busy={state === 'busy' && text.reviews.loading} onClick={load}>
                  {text.viewMore}
                </Button>
              )}
              {stars > 0 && (
                <Button kind="quiet" onClick={() => choose(0)}>
                  {text.reviews.all}
                </Button>
              )}
              <p role="status" className="figures text-sm text-muted">
                {stars > 0
                  ? text.reviews.ofThese(reviews.length, total, stars)
                  : text.reviews.shown(reviews.length, total)}
              </p>
            </div>
          </>
        )}
        <p className="max-w-prose text-sm text-muted">{text.reviews.checked}</p>
      </div>
    </section>
  );
}

let long: Intl.DateTimeFormat | undefined;
/** '4 March 2026'. The first formatter of Intl holds a slow phone up: it is made when there is something to write. */
const dayOf = (date: string): string => {
  long ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
  return long.format(new Date(date));
};

const Day = ({ at }: { at: string }) => <time dateTime={at}>{dayOf(at)}</time>;

function WrittenReview({
  review: { name, stars, text: review, verified, createdAt, editedAt, reply, variant },
}: {
  review: Review;
}) {
  return (
    <li tabIndex={-1} className="grid gap-2 border-t border-line py-5 outline-offset-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={stars} />
        <span className="font-semibold">{name}</span>
        {verified && (
          <span className="flex items-center gap-1 text-sm text-green">
            <Check size={16} aria-hidden />
            <span>{text.reviews.verified}</span>
          </span>
        )}
      </div>
      <p className="max-w-prose whitespace-pre-line">{review}</p>
      <p className="text-sm text-muted">
        {variant && `${variant} · `}
        <Day at={createdAt} />
        {editedAt && (
          <>
            {text.reviews.edited}
            <Day at={editedAt} />
          </>
        )}
      </p>
      {reply && <Reply {...reply} />}
    </li>
  );
}

function Reply({ text: reply, at }: NonNullable<Review['reply']>) {
  const { shopName } = useShop();
  return (
    <div className="mt-2 grid max-w-prose gap-1 border-l-2 border-olive pl-4">
      <p className="font-semibold">{text.reviews.reply(shopName)}</p>
      <p className="whitespace-pre-line">{reply}</p>
      <p className="text-sm text-muted">
        <Day at={at} />
      </p>
    </div>
  );
}
