import { Link } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { home } from '#wording/storefront/home.ts';
import { layout } from '#wording/storefront/layout.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { cardLink } from '../parts/unchosen-size.ts';
import type { HeroProduct } from './hero-products.ts';

const text = home.hero;

export interface Loadout {
  /** Of the <picture>, the best first. */
  sources: { media: string; type: string; sizes: string; srcSet: string }[];
  plainPicture: string;
  /** Which of its things are sold, with the names by which loadout.css knows where they lie. */
  things: (Pick<ProductCard, 'id' | 'slug' | 'title' | 'unsizedTitle' | 'pricePence' | 'available'> & {
    name: string;
  })[];
}

/**
 * The first thing seen: what this is, and the way in. A shop that sells what was drawn for it shows that, another one some
 * of its own; each thing is a link.
 */
export const Hero = ({ loadout, products }: { loadout: Loadout | null; products: HeroProduct[] }) =>
  loadout ? (
    <section id="hero" className="hero">
      <div className="page grid content-center gap-x-6 gap-y-4 py-6 sm:max-wide:grid-cols-[1fr_1.3fr] wide:py-8">
        <Welcome />
        <ToMyKit />
        <Terms />
      </div>
      <FlatLay {...loadout} />
    </section>
  ) : (
    <section id="hero" className="overflow-hidden bg-bar text-on-bar [--ring:var(--on-bar)]">
      <div
        className={`page relative grid items-center gap-10 py-10 desk:py-16 ${products.length > 0 ? 'wide:grid-cols-[5fr_7fr] wide:py-10' : ''}`}
      >
        {products.length === 0 && <Flight />}
        <div className="relative grid max-w-[44rem] gap-4">
          <Welcome />
          <ToMyKit />
          {products.length > 0 && <Terms />}
        </div>
        <Own products={products} />
      </div>
    </section>
  );

const ToMyKit = () => (
  <Link
    to="/my-kit"
    className="link -my-3 inline-flex min-h-11 items-center justify-self-start font-semibold"
  >
    {layout.whatFits}
  </Link>
);

const Terms = () => <p className="text-xs text-on-bar-muted">{text.prices}</p>;

const Welcome = () => (
  <>
    <div className="grid content-start gap-3">
      <p className="tag text-on-bar-muted">{text.tag}</p>
      <h1 className="text-4xl! wide:text-5xl!">{text.title}</h1>
    </div>
    <div className="grid justify-items-start gap-5">
      <p className="max-w-[42ch] text-on-bar-muted wide:text-lg">{text.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" to="/shop/all">
          {text.shop}
        </ButtonLink>
        <ButtonLink
          kind="quiet"
          to="/shop/discount"
          className="border-on-bar-muted! bg-transparent! hover:bg-bar-deep! max-[26.1875rem]:px-2.5!"
        >
          {text.deals}
        </ButtonLink>
      </div>
    </div>
  </>
);

function FlatLay({ sources, plainPicture, things }: Loadout) {
  return (
    <div className="flat-lay">
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img src={plainPicture} alt={text.picture} fetchPriority="high" />
      </picture>
      <ul aria-label={text.things}>
        {things.map(({ name, ...product }) => (
          <li key={name}>
            <Link to={cardLink(product).to} prefetch="intent" className={`thing thing-${name}`}>
              <span>
                {/* The rest of a title says how much, of what size or in which colour: the picture shows it. */}
                <span>{noBreak(product.title.split(',')[0] ?? '')}</span>{' '}
                {product.available > 0 ? (
                  <Price pence={product.pricePence} className="font-bold" />
                ) : (
                  <span className="text-on-bar-muted">{text.soldOut}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a phone two of them, and one row up to where they stand beside the words. */
const Own = ({ products }: { products: HeroProduct[] }) => (
  <ul
    aria-label={text.own}
    className="grid grid-cols-2 gap-3 empty:hidden max-sm:*:nth-[n+3]:hidden sm:grid-cols-3 max-wide:*:nth-[n+4]:hidden wide:gap-4"
  >
    {products.map((product, place) => (
      <li key={product.id}>
        <Link to={cardLink(product).to} prefetch="intent" className="group grid text-sm">
          <Picture
            name={product.image}
            alt=""
            sizes="(min-width: 1180px) 220px, (min-width: 600px) 31vw, 46vw"
            priority={place < 2}
            className="mb-2 rounded-md!"
          />
          <span className="group-hover:underline">{noBreak(product.title.split(',')[0] ?? '')}</span>
          <Price pence={product.pricePence} className="font-bold" />
        </Link>
      </li>
    ))}
  </ul>
);

/** The brand's mark: a BB, and how it flew. */
const Flight = () => (
  <svg
    aria-hidden
    viewBox="0 0 400 200"
    className="absolute top-6 right-6 hidden w-1/2 fill-none stroke-on-bar-muted opacity-60 desk:block"
  >
    <path d="M0 190C120 70 240 30 384 24" />
    <circle cx="388" cy="24" r="9" className="fill-signal stroke-none" />
  </svg>
);
