import { MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Product } from '#contract/product.ts';
import { decodeReview, type Review } from '#contract/review.ts';
import { product as text } from '#wording/storefront/product.ts';
import { post } from '../../browser/api.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useFocusPastLast } from '../parts/use-focus-past-last.ts';
import { Histogram } from './histogram.tsx';

/** spec.md section 9. */
export const reviewPageSize = 10;

export interface ReviewsProps {
  product: Pick<Product, 'id' | 'rating'>;
  first: { reviews: Review[]; total: number; histogram: number[]; verified: number };
  /** Nobody writes another. */
  closed: boolean;
}

/** What buyers say, ten at a time. */
export function Reviews({ product: { id: productId, rating }, first, closed }: ReviewsProps) {
  const { reviews, total, state, load } = useReviews(productId, first);
  const list = useRef<HTMLUListElement>(null);
  useFocusPastLast(list, reviews.length, { allShown: reviews.length >= total });
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="page mt-6 grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
        <h2 id="reviews-title">{text.reviews.title}</h2>
        {!closed && (
          <ButtonLink
            kind="quiet"
            to={`/new-review/${productId}`}
            icon={<MessageSquarePlus size={18} aria-hidden />}
          >
            {text.writeReview}
          </ButtonLink>
        )}
      </div>
      {total === 0 ? (
        <div className="panel p-6 text-center">
          <p className="font-semibold">{text.reviews.none}</p>
          {!closed && <p className="text-muted">{text.reviews.noneText}</p>}
        </div>
      ) : (
        <div className="grid gap-x-12 gap-y-6 desk:grid-cols-[18rem_minmax(0,1fr)]">
          <Histogram rating={rating} total={total} counts={first.histogram} verified={first.verified} />
          <div className="grid content-start gap-5">
            <ul ref={list} className="grid gap-5">
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
              <p role="status" className="figures text-sm text-muted">
                {text.reviews.shown(reviews.length, total)}
              </p>
            </div>
          </div>
        </div>
      )}
      <p className="max-w-prose text-sm text-muted">{text.reviews.checked}</p>
    </section>
  );
}

function useReviews(productId: string, first: ReviewsProps['first']) {
  const [added, setAdded] = useState<Review[]>([]);
  const [total, setTotal] = useState(first.total);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const all = [...first.reviews, ...added];
  // A review written meanwhile moves all others one place on.
  const reviews = [...new Map(all.map((review) => [review.id, review])).values()];
  const load = async () => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await post('/get-reviews', { productId, limit: reviewPageSize, offset: all.length });
    if (answer.status !== 200) return setState('failed');
    setAdded([...added, ...answer.data.map(decodeReview)]);
    setTotal(answer.data.length === 0 ? all.length : answer.total);
    setState('idle');
  };
  return { reviews, total, state, load };
}

let long: Intl.DateTimeFormat | undefined;
/** '4 March 2026'. The first formatter of Intl holds a slow phone up: it is made when there is something to write. */
const dayOf = (date: string): string => {
  long ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
  return long.format(new Date(date));
};

function WrittenReview({
  review: { name, stars, text: review, verified, createdAt, editedAt },
}: {
  review: Review;
}) {
  return (
    <li tabIndex={-1} className="grid gap-1.5 border-b border-line pb-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={stars} />
        <span className="font-semibold">{name}</span>
        {verified && <StatusPill tone="good">{text.reviews.verified}</StatusPill>}
      </div>
      <p className="max-w-prose whitespace-pre-line">{review}</p>
      <p className="text-sm text-muted">
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        {editedAt && (
          <>
            {text.reviews.edited}
            <time dateTime={editedAt}>{dayOf(editedAt)}</time>
          </>
        )}
      </p>
    </li>
  );
}
