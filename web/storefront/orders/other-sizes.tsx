import { useState } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { Order, OrderLine } from '#contract/order.ts';
import { decodeOtherSizes, type OtherSize } from '#contract/other-sizes.ts';
import { productPath } from '#contract/product-path.ts';
import { shippingOn } from '#shop/pricing/line.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, type Loaded, useLoaded } from '../../browser/decode-answer.ts';

interface OtherSizesProps {
  order: Order;
  /** What is sent back. */
  lines: { position: number }[];
}

/** In place of what doesn't fit: the same in its other sizes. Nothing for what has no sizes. */
export const OtherSizes = ({ order, lines }: OtherSizesProps) =>
  lines.map(({ position }) => {
    const line = order.lines[position - 1];
    return line && <SizesOf key={position} line={line} />;
  });

function SizesOf({ line: { productId: id, slug, title } }: { line: OrderLine }) {
  const [loading] = useState(() => readOtherSizes(id));
  const { data: sizes, failure } = useLoaded(loading);
  if (!sizes && !failure) return null;
  return (
    <div>
      <p className="font-semibold">{text.otherSizes(title)}</p>
      {sizes ? (
        <Sizes sizes={sizes} />
      ) : (
        // Its own page leads to them too.
        <SizeLink to={productPath({ id, slug })}>{text.seeSizes}</SizeLink>
      )}
    </div>
  );
}

/** Null for what is no longer sold. */
async function readOtherSizes(id: string): Promise<Loaded<OtherSize[] | null>> {
  const answer = await post('/productData', { id });
  if (answer.status === 404) return { data: null };
  return decodeAnswer(answer, ({ data: [product] }) => decodeOtherSizes(product));
}

function Sizes({ sizes }: { sizes: OtherSize[] }) {
  const inStock = sizes.filter(({ isInStock }) => isInStock);
  const isDeliveryFree = inStock.every(({ pricePence }) => shippingOn(pricePence) === 0);
  return (
    <>
      <p>
        {inStock.length > 0 ? text.orderNow : text.noOtherSize} {!isDeliveryFree && text.newDelivery}
      </p>
      <ul className="flex flex-wrap gap-x-5 empty:hidden">
        {sizes.map(({ size, pricePence, isInStock, ...product }) => (
          <li key={product.id}>
            <SizeLink to={productPath(product)}>
              {isInStock ? text.size(size, formatPence(pricePence)) : text.soldOutSize(size)}
            </SizeLink>
          </li>
        ))}
      </ul>
      {inStock.length < sizes.length && <p className="text-sm text-muted">{text.whenBack}</p>}
    </>
  );
}

const SizeLink = (link: { to: string; children: string }) => (
  <Link {...link} className="link inline-flex min-h-11 items-center" />
);
