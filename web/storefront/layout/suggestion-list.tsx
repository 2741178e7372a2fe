import { CircleHelp } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';
import { suggestions as text } from '#wording/storefront/suggestions.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { searchPath } from './search-path.ts';
import { type Suggestions, useSuggestions } from './suggestions.ts';

export interface SuggestionListProps {
  id: string;
  /** '' while the box is closed. */
  words: string;
  shown: boolean;
  /** The place of the option that the arrow keys are at; -1: none. */
  active: number;
  /** Takes where the options lead, in their order. */
  offer: (targets: readonly string[]) => void;
  go: (to: string) => void;
}

const maxCategories = 3;

/** The suggestions, and why they are not quite what was typed: products, the categories they are in, and all results. */
export function SuggestionList({ id, words, shown, active, offer, go }: SuggestionListProps) {
  const found = useSuggestions(words);
  useEffect(() => offer(optionsOf(found).map(({ to }) => to)), [found, offer]);
  const { products, page, help, showing } = found;
  const answers = products.length + (page ? 1 : 0);
  const why = help !== 'none' && layout.search.help[help](showing);
  return (
    <>
      <div
        hidden={!shown}
        className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-md border border-line bg-surface py-1 text-ink lift"
      >
        {shown && why && <p className="px-3 py-1 text-sm text-muted">{why}</p>}
        <div id={`${id}-list`} role="listbox" aria-label={text.label}>
          {shown &&
            optionsOf(found).map(({ to, product, page, label }, place) => (
              <Option key={to} id={`${id}-${place}`} active={place === active} choose={() => go(to)}>
                {product ? (
                  <Product product={product} />
                ) : page ? (
                  <HelpPage page={page} />
                ) : (
                  <span
                    className={`flex flex-1 items-center self-stretch px-1 font-semibold ${place > 0 && place === answers ? 'border-t border-line' : ''}`}
                  >
                    {label}
                  </span>
                )}
              </Option>
            ))}
        </div>
      </div>
      <span role="status" className="sr-only">
        {words.trim().length >= 2 &&
          [
            products.length > 0 && why,
            answers > 0 || !found.keywords ? text.found(answers) : text.nothing(found.keywords),
          ]
            .filter(Boolean)
            .join(' ')}
      </span>
    </>
  );
}

interface Offered {
  to: string;
  product?: ProductCard;
  page?: NonNullable<Suggestions['page']>;
  label?: string;
}

/** The page that answers comes first. Where there is nothing at all, that is said, and leads to what is shown instead. */
function optionsOf(found: Suggestions): Offered[] {
  const { keywords, products, page, counts } = found;
  const answer = page ? [{ to: page.path, page }] : [];
  if (products.length === 0)
    return page || !keywords ? answer : [{ to: searchPath(keywords), label: text.nothing(keywords) }];
  return [
    ...answer,
    ...products.map((product) => ({ to: productPath(product), product })),
    ...categoriesOf(found),
    { to: searchPath(keywords), label: text.all(counts?.total) },
  ];
}

/**
 * The categories that the words fit, which are those of the best products: others may only speak of the thing. Where all results
 * are in one, all of it.
 */
function categoriesOf({ keywords, products, counts }: Suggestions): Offered[] {
  const [first, ...others] = counts?.categories ?? [];
  if (first && others.length === 0)
    return [{ to: `/shop/${first.category}`, label: text.shelf(categories[first.category]) }];
  const shown = (category: string) => products.filter((product) => product.category === category).length;
  return (counts?.categories ?? [])
    .filter(({ category }) => shown(category) > 0)
    .sort((one, other) => shown(other.category) - shown(one.category))
    .slice(0, maxCategories)
    .map(({ category, total }) => ({
      to: `/shop/${category}?${new URLSearchParams({ q: keywords })}`,
      label: text.inCategory(categories[category], total),
    }));
}

interface OptionProps {
  id: string;
  active: boolean;
  choose: () => void;
  children: ReactNode;
}

const Option = ({ id, active, choose, children }: OptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
  // biome-ignore lint/a11y/useKeyWithClickEvents: the input answers Enter
  <div
    role="option"
    id={id}
    aria-selected={active}
    // Pressing must not take the focus from the input, or the list would close before the click.
    onMouseDown={(event) => event.preventDefault()}
    onClick={choose}
    className="flex min-h-11 cursor-pointer items-center gap-3 px-2 py-1 hover:bg-sunken aria-selected:bg-sunken"
  >
    {children}
  </div>
);

const HelpPage = ({ page: { title, text } }: { page: NonNullable<Suggestions['page']> }) => (
  <>
    <CircleHelp size={24} aria-hidden className="mx-3 flex-none text-olive" />
    <span className="min-w-0 flex-1 leading-snug">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
  </>
);

const Product = ({ product: { title, pricePence, image } }: { product: ProductCard }) => (
  <>
    <div className="w-12 flex-none">
      <Picture name={image} alt="" sizes="48px" />
    </div>
    <span className="min-w-0 flex-1 leading-snug text-balance">{noBreak(title)}</span>
    <Price pence={pricePence} className="px-1 font-semibold" />
  </>
);
