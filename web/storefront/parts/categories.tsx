import { Link } from 'react-router';
import { home as text } from '#wording/storefront/home.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ShelfShown } from './shelves.ts';

/** The way to each category, by a picture of what stands there. */
export const Categories = ({ shelves }: { shelves: ShelfShown[] }) => (
  <section aria-labelledby="categories" className="grid gap-4">
    <h2 id="categories">{text.categories}</h2>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.5rem),1fr))] gap-x-3 gap-y-4 sm:grid-cols-6 desk:gap-x-6">
      {shelves.map(({ category, img }) => (
        <li key={category}>
          <Link to={`/shop/${category}`} prefetch="intent" className="group grid gap-2">
            <Picture
              name={img}
              alt=""
              sizes="(min-width: 1440px) 250px, (min-width: 600px) 190px, 30vw"
              className="rounded-md!"
            />
            <span className="font-head text-lg leading-none font-bold whitespace-nowrap group-hover:underline sm:max-desk:text-base">
              {categories[category]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
