import { Link } from 'react-router';
import { home as text } from '#wording/storefront/home.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Category } from '../parts/listing-query.ts';

export interface ShelfShown {
  category: Category;
  /** The picture of its newest product; '' for an empty shelf. */
  img: string;
  /** That of the one after it, so that no two pictures of the page are the same. */
  second: string;
}

export function Categories({ shelves }: { shelves: ShelfShown[] }) {
  return (
    <section aria-labelledby="categories" className="grid gap-4">
      <h2 id="categories">{text.categories}</h2>
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-6">
        {shelves.map(({ category, img }) => (
          <li key={category}>
            <Link
              to={`/shop/${category}`}
              prefetch="intent"
              className="panel block overflow-hidden transition-colors hover:border-edge"
            >
              <Picture name={img} alt="" sizes="(min-width: 850px) 190px, 46vw" />
              <span className="block px-3 py-2.5 font-head text-xl leading-none font-bold">
                {categories[category]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
