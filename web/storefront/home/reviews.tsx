import { Link } from 'react-router';
import { productPath } from '#contract/product-path.ts';
import { homeMore } from '#wording/storefront/home-more.ts';
import { Picture } from '../../ui/picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { HomeReview } from './shown-review.ts';

const text = homeMore.reviews;

/** What buyers said last of what the page shows, each beside the thing that it is about. */
export const Reviews = ({ reviews }: { reviews: HomeReview[] }) => (
  <section aria-labelledby="reviews" className="grid gap-5">
    <div className="grid gap-1">
      <h2 id="reviews">{text.title}</h2>
      <p className="max-w-prose text-muted">{text.text}</p>
    </div>
    <ul className="grid gap-x-8 gap-y-6 wide:grid-cols-3">
      {reviews.map(({ name, stars, text: words, ...product }) => (
        <li key={product.id} className="grid grid-cols-[min(5.5rem,31%)_minmax(0,1fr)] content-start gap-4">
          <Picture name={product.image} alt="" sizes="88px" className="rounded-md!" />
          <div className="grid content-start gap-1.5">
            <Stars value={stars} />
            <p>{words}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {text.by(name)}{' '}
              <Link to={`${productPath(product)}#reviews`} className="link">
                {product.title}
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
