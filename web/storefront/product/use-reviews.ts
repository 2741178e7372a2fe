import { useState } from 'react';
import { decodeReview, type Review } from '#contract/review.ts';
import { post } from '../../browser/api.ts';
import type { RangeReviews } from './family-choices.ts';

/** spec.md section 9. */
export const reviewPageSize = 10;

export interface FirstReviews {
  reviews: Review[];
  total: number;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
  verified: number;
  /** Of a product that has none. */
  range: RangeReviews | undefined;
}

/**
 * The reviews that are shown, all or those with so many stars, ten at a time. The choice stands in no address: every filtered page would
 * be kept once more for everybody. What the page came with is filtered here; the call is asked for what is missing.
 */
export function useReviews(productId: string, first: FirstReviews) {
  /** What was read beyond that, by the stars it was read for; 0 for all. */
  const [read, setRead] = useState<Record<number, Review[]>>({});
  const [total, setTotal] = useState(first.total);
  const [stars, setStars] = useState(0);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const all = eachOnce([...first.reviews, ...(read[0] ?? [])]);
  const shownOf = (stars: number) =>
    stars === 0 ? all : eachOnce([...all, ...(read[stars] ?? [])].filter((review) => review.stars === stars));
  const totalOf = (stars: number) => (stars === 0 ? total : (first.histogram[stars - 1] ?? 0));

  const load = async (stars: number) => {
    if (state === 'busy') return;
    setState('busy');
    const offset = shownOf(stars).length;
    const body = { productId, limit: reviewPageSize, offset };
    const answer = await post('/get-reviews', stars === 0 ? body : { ...body, stars });
    if (answer.status !== 200) return setState('failed');
    setRead({ ...read, [stars]: [...(read[stars] ?? []), ...answer.data.map(decodeReview)] });
    if (stars === 0) setTotal(answer.data.length === 0 ? offset : answer.total);
    setState('idle');
  };
  const choose = (stars: number) => {
    setStars(stars);
    if (shownOf(stars).length < Math.min(reviewPageSize, totalOf(stars))) void load(stars);
  };
  return { reviews: shownOf(stars), total: totalOf(stars), stars, state, choose, load: () => load(stars) };
}

/** Newest first: one that was written meanwhile moves all others one place on, and comes twice. */
const eachOnce = (reviews: Review[]): Review[] =>
  [...new Map(reviews.map((review) => [review.id, review])).values()].sort(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
  );
