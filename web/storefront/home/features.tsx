import { homeMore } from '#wording/storefront/home-more.ts';

const text = homeMore.features;

/** What a shopper can count on. */
export const Features = () => (
  <section aria-labelledby="features" className="grid gap-5">
    <h2 id="features">{text.title}</h2>
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 desk:grid-cols-4">
      {text.points.map(([title, words]) => (
        <li key={title} className="grid content-start gap-1.5 border-t-2 border-olive pt-3">
          <h3>{title}</h3>
          <p className="text-muted">{words}</p>
        </li>
      ))}
    </ul>
  </section>
);
