import type { GuideRow } from '../parts/bb-guide.ts';
import { About } from './about.tsx';
import { Features } from './features.tsx';
import { Guide } from './guide.tsx';
import { Reviews } from './reviews.tsx';
import type { HomeReview } from './shown-review.ts';

export interface MoreProps {
  shopName: string;
  guide: GuideRow[];
  reviews: HomeReview[];
}

/** What of the home page stands below the first screens. */
export const More = ({ shopName, guide, reviews }: MoreProps) => (
  <>
    {guide.length > 1 && <Guide rows={guide} />}
    <Features />
    {reviews.length > 0 && <Reviews reviews={reviews} />}
    <About shopName={shopName} />
  </>
);
