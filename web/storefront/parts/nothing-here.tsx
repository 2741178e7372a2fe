import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { layout } from '#wording/storefront/layout.ts';
import { nothingHere as text } from '#wording/storefront/nothing-here.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import NotFoundDrawing from '../../ui/drawings/not-found.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductRow } from './product-row.tsx';
import { DeliveryTerms } from './short-delivery.tsx';

export interface NothingHereProps {
  title: string;
  children: string;
  best: readonly ProductCard[];
}

/** A whole screen for an address that nothing stands at: what that means, a search, ways on, and what sells best. */
export const NothingHere = ({ title, children, best }: NothingHereProps) => (
  <div className="page">
    <EmptyState
      drawing={<NotFoundDrawing className="h-auto w-44 max-w-full desk:w-60" />}
      heading="h1"
      title={title}
      action={<WaysOn />}
    >
      <p>{children}</p>
      <SearchHere />
    </EmptyState>
    {best.length > 0 && (
      <ProductRow title={text.best} products={best}>
        <DeliveryTerms />
      </ProductRow>
    )}
  </div>
);

/** The first of them, or where something else is that, `first`, those after it. */
export const WaysOn = ({ first }: { first?: ReactNode }) => (
  <>
    {first}
    <ButtonLink to="/shop/all" kind={first ? 'quiet' : undefined}>
      {layout.all}
    </ButtonLink>
    <ButtonLink to="/" kind="quiet">
      {text.home}
    </ButtonLink>
    <Link to="/contact" className="link inline-flex min-h-11 items-center px-2">
      {layout.contact}
    </Link>
  </>
);

/** The browser sends it by itself; the shop leads on to the address of the search. */
export function SearchHere() {
  const id = useId();
  return (
    <search>
      <form action="/shop/all" className="mt-4 flex flex-wrap justify-center gap-2">
        <label htmlFor={id} className="sr-only">
          {text.search}
        </label>
        <input
          id={id}
          name="q"
          inputMode="search"
          enterKeyHint="search"
          maxLength={100}
          autoComplete="off"
          placeholder={layout.search.placeholder}
          className="input min-w-[min(100%,9rem)] flex-1"
        />
        <Button type="submit" kind="quiet">
          {layout.search.submit}
        </Button>
      </form>
    </search>
  );
}
