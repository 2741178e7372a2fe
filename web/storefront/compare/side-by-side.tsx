import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { unitPenceFrom } from '#shop/pricing/line.ts';
import { compare as text } from '#wording/storefront/compare.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { keepCompared } from '../../browser/compared.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AddButton } from '../parts/add-button.tsx';
import { compareAddress } from '../parts/compare-address.ts';
import { ShortDelivery } from '../parts/short-delivery.tsx';
import { Stock } from '../parts/stock.tsx';
import { UnitPrice } from '../parts/unit-price.tsx';
import { lowestOf } from './lowest.ts';
import { NamesInSight, useNamesInSight } from './names-in-sight.tsx';
import type { Row } from './rows.ts';
import { stockDiffers } from './stock-differs.ts';

interface SideBySideProps {
  category: ProductCard['category'];
  products: ProductCard[];
  rows: Row[];
  /** What takes the focus where what had it goes with its column, or comes into one. */
  region: RefObject<HTMLElement | null>;
}

/** The id of the element that names a product. */
const nameOf = (id: string) => `compared-${id}`;

/** The table: a column for each product, a row for each fact (compare.css). */
export function SideBySide({ category, products, rows, region }: SideBySideProps) {
  const caption = useId();
  const inSight = useNamesInSight();
  const differ = rows.some(({ differs }) => differs);
  return (
    <section
      ref={region}
      aria-labelledby={caption}
      tabIndex={-1}
      data-count={products.length}
      className="compared scroll-mt-20"
    >
      <NamesInSight of={products} {...inSight} />
      <div ref={inSight.table} onScroll={inSight.follow} className="compared-scroll panel">
        <table aria-labelledby={caption} className="compared-table figures">
          <caption>
            <span className="flex flex-wrap content-between items-center justify-between gap-x-4">
              <span id={caption} role="status" className="font-semibold">
                {text.side(products.length)}
              </span>
              {products.length > 2 && <span className="compared-more no-print">{text.swipe}</span>}
              {differ && rows.some(({ differs }) => !differs) && <Differences />}
            </span>
          </caption>
          {/* So that a page that is still coming has them all in their places. */}
          <colgroup>
            <col />
            {products.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <Head category={category} products={products} region={region} />
          <Offers products={products} />
          {rows.map(({ key, label, values, differs }) => (
            <Fact key={key} label={label} count={products.length} differs={differs}>
              {products.map((product, place) => (
                <td key={product.id}>{values[place] ? noBreak(values[place]) : <Unknown />}</td>
              ))}
            </Fact>
          ))}
        </table>
      </div>
    </section>
  );
}

/** Styles alone hide what is the same: it works without a script too. */
const Differences = () => (
  <label className="no-print choice text-sm leading-tight">
    <input type="checkbox" className="only-differences" />
    {text.onlyDifferences}
  </label>
);

function Head({ category, products, region }: Omit<SideBySideProps, 'rows'>) {
  const { price: lowest } = lowestOf(products);
  return (
    <thead>
      <tr>
        <th scope="row" className="beside">
          <span className="sr-only">{text.picture}</span>
        </th>
        {products.map((product) => (
          <Top
            key={product.id}
            product={product}
            others={products.map(({ id }) => id).filter((other) => other !== product.id)}
            onRemove={(ids) => {
              keepCompared({ category, ids });
              const next = ids.length > 0 ? region.current : document.getElementById('content');
              next?.focus({ preventScroll: true });
            }}
          />
        ))}
      </tr>
      <tr className="names">
        <th scope="col" className="beside">
          {text.product}
        </th>
        {products.map(({ id, slug, title }) => (
          <th key={id} scope="col">
            <Link
              id={nameOf(id)}
              to={productPath({ id, slug })}
              prefetch="intent"
              className="inline-block font-head text-lg leading-tight font-semibold text-balance hover:underline"
            >
              {noBreak(title)}
            </Link>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="row" className="beside">
          {text.price}
        </th>
        {products.map(({ id, pricePence }) => (
          <td key={id}>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Price pence={pricePence} className="text-xl leading-tight font-bold" />
              {pricePence === lowest && <Badge tone="olive">{text.lowest}</Badge>}
              <span className="basis-full">
                <ShortDelivery pence={pricePence} />
              </span>
            </span>
          </td>
        ))}
      </tr>
      <tr className="no-print">
        <th scope="row" className="beside align-middle!">
          {text.buy}
        </th>
        {products.map((product) => (
          <td key={product.id} className="align-middle!">
            <Buy product={product} />
          </td>
        ))}
      </tr>
    </thead>
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
  <td>
    <div className="picture relative">
      <Picture name={image} alt="" sizes="(min-width: 640px) 208px, 160px" />
      <Link
        to={compareAddress(others)}
        aria-label={text.remove(title)}
        title={text.remove(title)}
        onClick={() => onRemove(others)}
        className="no-print icon-btn on-picture absolute! top-0 right-0"
      >
        <X size={18} aria-hidden />
      </Link>
    </div>
  </td>
);

/** What is sold out leads to its page, which takes an e-mail address. */
function Buy({ product }: { product: ProductCard }) {
  if (product.available <= 0)
    return (
      <ButtonLink
        kind="quiet"
        to={productPath(product)}
        aria-describedby={nameOf(product.id)}
        className="w-full px-2!"
      >
        {shopCard.notify}
      </ButtonLink>
    );
  return (
    <AddButton
      product={product}
      describedBy={nameOf(product.id)}
      className="w-full max-desk:[&.grid_svg]:hidden [&.grid_.btn]:px-2!"
    />
  );
}

interface FactProps {
  label: string;
  count: number;
  /** Whether its values do; undefined for prices and reviews, which 'Only differences' never hides. */
  differs?: boolean;
  /** A cell for each product. */
  children: ReactNode;
}

/** A row, and its name once more above it where there is no room beside it: either is shown. */
const Fact = ({ label, count, differs, children }: FactProps) => {
  const name = (
    <span>
      {label}
      {differs && <span className="sr-only"> {text.differs}</span>}
    </span>
  );
  return (
    <tbody className={differs ? 'differs' : differs === false ? 'same' : undefined}>
      <tr className="above">
        <th colSpan={count} scope="rowgroup">
          {name}
        </th>
      </tr>
      <tr>
        <th scope="row" className="beside">
          {name}
        </th>
        {children}
      </tr>
    </tbody>
  );
};

const Unknown = () => <span className="text-sm font-normal text-muted">{text.notStated}</span>;

/** What so much of it costs, stars and stock: as they are on its card. */
function Offers({ products }: Pick<SideBySideProps, 'products'>) {
  const { unitPrice: lowestUnit } = lowestOf(products);
  const row = (label: string, show: (product: ProductCard) => ReactNode, differs?: boolean) => (
    <Fact label={label} count={products.length} differs={differs}>
      {products.map((product) => (
        <td key={product.id}>{show(product)}</td>
      ))}
    </Fact>
  );
  return (
    <>
      {products.some(({ unitPrice }) => unitPrice) &&
        row(text.unitPrice, ({ unitPrice }) => (
          <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
            {unitPrice ? <UnitPrice of={unitPrice} /> : <Unknown />}
            {unitPrice && unitPrice.pence === lowestUnit && <Badge tone="olive">{text.lowest}</Badge>}
          </span>
        ))}
      {products.some(({ tiers }) => tiers.length > 0) &&
        row(text.several, (product) => <Several of={product} />)}
      {row(text.reviews, ({ rating, reviewCount }) =>
        reviewCount > 0 ? (
          <Stars value={rating} count={reviewCount} className="max-w-full flex-wrap [&_svg]:min-w-0" />
        ) : (
          <span className="text-sm text-muted">{text.none}</span>
        ),
      )}
      {row(
        text.stock,
        ({ available }) => (
          <Stock units={available} />
        ),
        stockDiffers(products),
      )}
    </>
  );
}

function Several({ of: { pricePence, tiers } }: { of: ProductCard }) {
  if (tiers.length === 0) return <span className="text-sm text-muted">{text.noTiers}</span>;
  return tiers.map((tier) => (
    <span key={tier.quantity} className="block whitespace-nowrap">
      {text.from(tier.quantity, formatPence(unitPenceFrom(pricePence, tier)))}
    </span>
  ));
}
