import { Link } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { gunForProduct } from './gun-for-product.ts';

export interface WhatFitsProps {
  /** A product's id, or the category of a list. */
  of: string;
  as: 'product' | 'lists';
  /** The room for what is said of a product, where this browser has guns: for a link, or for a sentence. */
  room?: 'link' | 'sentence';
}

/** The way to say which guns one has; where this browser knows them, what fits them stands instead (layout/show-fit.tsx). */
export const WhatFits = ({ of, as, room }: WhatFitsProps) => (
  <div data-room={room} className="grid *:[grid-area:1/1]">
    {/* Stays in its place, so that nothing moves when the other is said. */}
    <Link
      to="/my-kit"
      state={as === 'product' ? gunForProduct : undefined}
      className="link flex min-h-11 items-center place-self-start text-sm font-semibold has-[+:not(:empty)]:invisible"
    >
      {layout.whatFits}
    </Link>
    <div key={of} data-fit={of} data-fit-as={as} className="self-center empty:hidden" />
  </div>
);
