import { useState } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { Order, OrderLine } from '#contract/order.ts';
import { decodeOtherSizes, type OtherSize } from '#contract/other-sizes.ts';
import { productPath } from '#contract/product-path.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, type Loaded, useLoaded } from '../../browser/decode-answer.ts';

interface OtherSizesProps {
  order: Order;
  /** What is sent back. */
  lines: { position: number }[];
}

/** In place of what doesn't fit: the same in the other sizes that are in stock. Nothing for what has no sizes. */
export const OtherSizes = ({ order, lines }: OtherSizesProps) =>
  lines.map(({ position }) => {
    const line = order.lines[position - 1];
    return line && <SizesOf key={position} line={line} />;
  });

function SizesOf({ line: { productId: id, slug, title } }: { line: OrderLine }) {
  const [loading] = useState(() => readOtherSizes(id));
  const { data: sizes, failure } = useLoaded(loading);
  // Its own page leads to them too.
  if (failure)
    return <Offer title={title} links={[{ to: productPath({ id, slug }), name: text.seeSizes }]} />;
  if (!sizes) return null;
  const links = sizes.map(({ size, pricePence, ...product }) => ({
    to: productPath(product),
    name: text.size(size, formatPence(pricePence)),
  }));
  return <Offer title={title} links={links} />;
}

/** Null for what is no longer sold. */
async function readOtherSizes(id: string): Promise<Loaded<OtherSize[] | null>> {
  const answer = await post('/productData', { id });
  if (answer.status === 404) return { data: null };
  return decodeAnswer(answer, ({ data: [product] }) => decodeOtherSizes(product));
}

interface OfferProps {
  title: string;
  links: { to: string; name: string }[];
}

const Offer = ({ title, links }: OfferProps) => (
  <div>
    <p className="font-semibold">{text.otherSizes(title)}</p>
    {links.length === 0 ? (
      <p>{text.noOtherSize}</p>
    ) : (
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </div>
);
