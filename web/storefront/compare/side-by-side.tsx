import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { percentOf } from '#shop/pricing/line.ts';
import { compare as text } from '#wording/storefront/compare.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { keepCompared } from '../../browser/compared.ts';
import { Badge } from '../../ui/badge.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AddButton } from '../parts/add-button.tsx';
import { compareAddress } from '../parts/compare-address.ts';
import { DeliveryLine } from '../parts/delivery-line.tsx';
import { Stock } from '../parts/stock.tsx';
import { UnitPrice } from '../parts/unit-price.tsx';
import { lowestOf } from './lowest.ts';
import type { Row } from './rows.ts';

interface SideBySideProps {
  category: ProductCard['category'];
  products: ProductCard[];
  rows: Row[];
}

/** The id of the element that names a product. */
const nameOf = (id: string) => `compared-${id}`;

const cell = 'border-t border-line px-2 py-2.5 align-top';
/** Stays where the others scroll past it, on a ground that hides them. On a phone two products fit beside it. */
const first = 'sticky left-0 z-2 w-20 min-w-20 bg-surface text-left hyphens-auto desk:w-52 desk:min-w-52';

/** The table: a column for each product, a row for each fact. It scrolls by itself where the window is too narrow. */
export function SideBySide({ category, products, rows }: SideBySideProps) {
  const region = useRef<HTMLElement>(null);
  return (
    <section
      ref={region}
      aria-label={text.side(products.length)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="panel relative overflow-x-auto"
    >
      <table className="figures w-full border-separate [border-spacing:0] text-left">
        <caption className="sr-only">{text.side(products.length)}</caption>
        <thead>
          <tr>
            <th scope="row" className={first}>
              <span className="sr-only">{text.picture}</span>
            </th>
            {products.map((product) => (
              <Top
                key={product.id}
                product={product}
                others={products.map(({ id }) => id).filter((other) => other !== product.id)}
                // What had the focus goes with its column.
                onRemove={(ids) => {
                  keepCompared({ category, ids });
                  region.current?.focus();
                }}
              />
            ))}
          </tr>
          <tr>
            <th scope="col" className={`${first} p-2 pt-0 text-xs font-semibold`}>
              {text.product}
            </th>
            {products.map(({ id, slug, title }) => (
              <th key={id} scope="col" className="p-2 pt-0 align-top">
                <Link
                  id={nameOf(id)}
                  to={productPath({ id, slug })}
                  prefetch="intent"
                  className="inline-block font-head text-lg leading-snug font-semibold hover:underline"
                >
                  {noBreak(title)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Offers products={products} />
          <tr>
            <RowHead label={text.buy} />
            {products.map((product) => (
              <td key={product.id} className={cell}>
                <AddButton
                  product={product}
                  describedBy={nameOf(product.id)}
                  className="w-full max-desk:[&.grid_svg]:hidden [&_.btn]:px-2!"
                />
              </td>
            ))}
          </tr>
          {rows.map(({ key, label, values, differs }) => (
            <tr key={key}>
              <RowHead label={label}>{differs && <Badge>{text.differs}</Badge>}</RowHead>
              {products.map((product, place) => (
                <td key={product.id} className={`${cell} ${differs ? 'font-semibold' : ''}`}>
                  {values[place] ? noBreak(values[place]) : <Unknown />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TopProps {
  product: ProductCard;
  /** What stays when it is removed. */
  others: string[];
  onRemove: (others: string[]) => void;
}

/** Its picture, and a link to the comparison without it: not in the head, which names the column. */
const Top = ({ product: { title, image }, others, onRemove }: TopProps) => (
  <td className="relative w-52 min-w-28 p-2 align-top">
    <Picture name={image} alt="" sizes="(min-width: 850px) 260px, 160px" />
    <Link
      to={compareAddress(others)}
      aria-label={text.remove(title)}
      title={text.remove(title)}
      onClick={() => onRemove(others)}
      className="icon-btn on-picture absolute! top-1 right-1"
    >
      <X size={18} aria-hidden />
    </Link>
  </td>
);

function RowHead({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <th scope="row" className={`${first} ${cell} text-xs font-semibold`}>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {label} {children}
      </span>
    </th>
  );
}

const Unknown = () => <span className="text-sm font-normal text-muted">{text.notStated}</span>;

/** Price, what so much of it costs, stars and stock: as they are on its card. */
function Offers({ products }: Pick<SideBySideProps, 'products'>) {
  const { price: lowest, unitPrice: lowestUnit } = lowestOf(products);
  const row = (label: string, show: (product: ProductCard) => ReactNode) => (
    <tr>
      <RowHead label={label} />
      {products.map((product) => (
        <td key={product.id} className={cell}>
          {show(product)}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      {row(text.price, ({ pricePence }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2">
            <Price pence={pricePence} className="text-xl leading-tight font-bold" />
            {pricePence === lowest && <Badge tone="olive">{text.lowest}</Badge>}
          </span>
          <p className="text-xs text-muted">
            <DeliveryLine pence={pricePence} />
          </p>
        </>
      ))}
      {products.some(({ unitPrice }) => unitPrice) &&
        row(text.unitPrice, ({ unitPrice }) => (
          <span className="flex flex-wrap items-center gap-x-2 text-sm">
            {unitPrice ? <UnitPrice of={unitPrice} /> : '–'}
            {unitPrice && unitPrice.pence === lowestUnit && <Badge tone="olive">{text.lowest}</Badge>}
          </span>
        ))}
      {products.some(({ tiers }) => tiers.length > 0) &&
        row(text.several, (product) => <Several of={product} />)}
      {row(text.reviews, ({ rating, reviewCount }) =>
        reviewCount > 0 ? (
          <Stars value={rating} count={reviewCount} />
        ) : (
          <span className="text-sm text-muted">{text.none}</span>
        ),
      )}
      {row(text.stock, ({ available }) => (
        <Stock units={available} />
      ))}
    </>
  );
}

function Several({ of: { pricePence, tiers } }: { of: ProductCard }) {
  const best = tiers.at(-1);
  if (!best) return <span className="text-sm text-muted">{text.noTiers}</span>;
  return shopCard.eachFrom(best.quantity, formatPence(percentOf(pricePence, 100 - best.percent)));
}
