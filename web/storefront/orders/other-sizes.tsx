import { useMemo } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { Order, OrderLine } from '#contract/order.ts';
import { decodeOtherSizes, type OtherSize } from '#contract/other-sizes.ts';
import { productPath } from '#contract/product-path.ts';
import { shippingOn } from '#shop/pricing/line.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { post } from '../../browser/api.ts';
import { type Loaded, useLoaded } from '../../browser/decode-answer.ts';

interface OtherSizesProps {
  order: Order;
  /** What is sent back. */
  lines: { position: number }[];
}

/** In place of what doesn't fit: the same in its other sizes, and once what to do. Nothing for what has no sizes. */
export function OtherSizes({ order, lines }: OtherSizesProps) {
  const sold = lines.flatMap(({ position }) => order.lines[position - 1] ?? []);
  const ids = sold.map(({ productId }) => productId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line of an order stays as it is
  const loading = useMemo(() => readAll(sold), [ids]);
  const { data = [] } = useLoaded(loading);
  const inStock = data.findIndex(({ sizes }) => sizes?.some(({ isInStock }) => isInStock));
  const soldOut = data.findLastIndex(({ sizes }) => sizes?.some(({ isInStock }) => !isInStock));
  return data.map(({ line: { productId: id, slug, title }, sizes }, index) => (
    <div key={id}>
      <p className="font-semibold">{text.otherSizes(title)}</p>
      {index === inStock && <p>{adviceOn(data)}</p>}
      {sizes ? (
        <Sizes sizes={sizes} />
      ) : (
        // Its own page leads to them too.
        <SizeLink to={productPath({ id, slug })}>{text.seeSizes}</SizeLink>
      )}
      {index === soldOut && <p className="text-sm text-muted">{text.whenBack}</p>}
    </div>
  ));
}

interface SizesOf {
  line: OrderLine;
  /** Undefined where they couldn't be read. */
  sizes: OtherSize[] | undefined;
}

/** Of each product that has other sizes, or may have. */
async function readAll(sold: OrderLine[]): Promise<Loaded<SizesOf[]>> {
  const read = await Promise.all(
    sold.map(async (line) => ({ line, sizes: await readOtherSizes(line.productId) })),
  );
  return { data: read.flatMap(({ line, sizes }) => (sizes === null ? [] : { line, sizes })) };
}

/** Null for what has no sizes, or is no longer sold. */
async function readOtherSizes(id: string): Promise<OtherSize[] | null | undefined> {
  const answer = await post('/productData', { id });
  if (answer.status === 404) return null;
  return answer.status === 200 ? decodeOtherSizes(answer.data[0]) : undefined;
}

function adviceOn(data: SizesOf[]): string {
  const inStock = data.flatMap(({ sizes = [] }) => sizes.filter(({ isInStock }) => isInStock));
  const isDeliveryFree = inStock.every(({ pricePence }) => shippingOn(pricePence) === 0);
  return isDeliveryFree ? text.orderNow : `${text.orderNow} ${text.newDelivery}`;
}

const Sizes = ({ sizes }: { sizes: OtherSize[] }) => (
  <>
    {!sizes.some(({ isInStock }) => isInStock) && <p>{text.noOtherSize}</p>}
    <ul className="flex flex-wrap gap-x-5 empty:hidden">
      {sizes.map(({ size, pricePence, isInStock, ...product }) => (
        <li key={product.id}>
          <SizeLink to={productPath(product)}>
            {isInStock ? text.size(size, formatPence(pricePence)) : text.soldOutSize(size)}
          </SizeLink>
        </li>
      ))}
    </ul>
  </>
);

const SizeLink = (link: { to: string; children: string }) => (
  <Link {...link} className="link inline-flex min-h-11 items-center" />
);
