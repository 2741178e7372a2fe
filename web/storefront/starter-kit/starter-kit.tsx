import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { productOf } from '#contract/from-shop.ts';
import { formatPence } from '#contract/money.ts';
import { cardOf } from '#contract/product-card.ts';
import { readStarterKit } from '#shop/catalogue/starter-kit.ts';
import { maxProducts } from '#shop/pricing/limits.ts';
import { starterKit as text } from '#wording/storefront/starter-kit.ts';
import { summary } from '#wording/storefront/summary.ts';
import { useCart } from '../../browser/cart.ts';
import { useDraft } from '../../browser/drafts.ts';
import { domainContext } from '../../server-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { findable, pageMeta } from '../parts/page-meta.ts';
import type { LineToBuy } from '../parts/put-into-cart.ts';
import { PutIntoCart } from '../parts/put-into-cart-button.tsx';
import { DeliveryTerms, ShortDelivery } from '../parts/short-delivery.tsx';
import { besideSum, SumBar } from '../parts/sum-bar.tsx';
import type { Route } from './+types/starter-kit';
import { KitItem, type KitItemShown } from './item.tsx';
import './starter-kit.css';

export async function loader({ context }: Route.LoaderArgs) {
  const items = await readStarterKit(context.get(domainContext));
  return {
    items: items.map(({ product, ...item }) => ({ ...item, product: cardOf(productOf(product)) })),
    ...findable(context, { path: '/starter-kit', picture: 'starter-kit', ...text }),
  };
}

export const meta = pageMeta(text);

/** What a first game takes, to be added to the cart as one; what somebody has already is left out. */
export default function StarterKit({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8">
      <header className="grid max-w-prose gap-2">
        <h1>{text.title}</h1>
        <p>{text.intro}</p>
        <DeliveryTerms />
      </header>
      {items.length > 0 ? <Kit items={items} /> : <p>{text.empty}</p>}
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {text.points.map(({ title, text, link, to }) => (
          <section key={title} className="grid content-start gap-1.5 border-t-2 border-olive pt-3">
            <h2 className="text-xl">{title}</h2>
            <p className="text-muted">{text}</p>
            <p>
              <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
                {link}
              </Link>
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}

function Kit({ items }: { items: KitItemShown[] }) {
  const { isLeftOut, sizeOf, leaveOut, choose } = useChoices(items);
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const cart = useCart();
  const isInCart = ({ product, sizes }: KitItemShown) =>
    cart.some(({ id }) => id === product.id || sizes.some((size) => size.id === id));
  const taken = items.filter((item) => !isLeftOut(item) && !isInCart(item));
  const lacksSize = taken.some((item) => item.sizes.length > 0 && !sizeOf(item));
  const validate = () => {
    setAsked(true);
    list.current?.querySelector<HTMLElement>('select:invalid')?.focus();
    return !lacksSize;
  };
  return (
    <div className={besideSum}>
      <fieldset ref={list} className="min-w-0">
        <legend className="sr-only">{text.items}</legend>
        <ul className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <KitItem
              key={item.part}
              {...item}
              isInCart={isInCart(item)}
              isTaken={taken.includes(item)}
              onTake={(takes) => leaveOut(item, !takes)}
              chosen={sizeOf(item)?.id ?? ''}
              onChoose={(id) => choose(item, id)}
              isAsked={asked}
            />
          ))}
        </ul>
      </fieldset>
      <Sum
        lines={taken.map((item) => ({
          productId: sizeOf(item)?.id ?? item.product.id,
          title: item.product.title,
          quantity: 1,
          pricePence: sizeOf(item)?.pricePence ?? item.product.pricePence,
        }))}
        all={items.length}
        isInCart={taken.length === 0 && items.some(isInCart)}
        room={maxProducts - cart.length}
        lacksSize={lacksSize}
        validate={validate}
      />
    </div>
  );
}

/** What somebody leaves out and which sizes they chose: kept for Back and a reload, as what is typed into a form. */
function useChoices(items: readonly KitItemShown[]) {
  const [choices, setChoices] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      items.flatMap(({ part }) => [
        [part, ''],
        [sizeKey(part), ''],
      ]),
    ),
  );
  useDraft('starter kit', choices, setChoices);
  return {
    isLeftOut: ({ part }: KitItemShown) => choices[part] === 'left out',
    sizeOf: ({ part, sizes }: KitItemShown) =>
      sizes.find(({ id, isSoldOut }) => id === choices[sizeKey(part)] && !isSoldOut),
    leaveOut: ({ part }: KitItemShown, leaves: boolean) =>
      setChoices({ ...choices, [part]: leaves ? 'left out' : '' }),
    choose: ({ part }: KitItemShown, id: string) => setChoices({ ...choices, [sizeKey(part)]: id }),
  };
}

const sizeKey = (part: string) => `${part} size`;

interface SumProps {
  lines: (LineToBuy & { pricePence: number })[];
  /** Parts of the kit. */
  all: number;
  /** Nothing is left to add. */
  isInCart: boolean;
  /** For so many other products the cart has room. */
  room: number;
  lacksSize: boolean;
  /** Whether sizes are chosen; asks for those that aren't. */
  validate: () => boolean;
}

/** What is ticked comes to, and the way into the cart. */
function Sum({ lines, all, isInCart, room, lacksSize, validate }: SumProps) {
  const sumPence = lines.reduce((sum, { pricePence }) => sum + pricePence, 0);
  const over = lines.length - room;
  const label = lacksSize && over <= 0 ? text.sizeFirst : text.add;
  return (
    <section aria-label={text.sum} className="starter-sum">
      <SumBar>
        <div role="status" className="grid">
          {isInCart ? (
            text.inCart
          ) : (
            <p className="grid">
              <span className="sr-only">{summary.total}</span>
              <strong className="figures font-head text-2xl leading-none whitespace-nowrap">
                {formatPence(sumPence)}
              </strong>
              <ShortDelivery pence={sumPence} />
            </p>
          )}
          {!isInCart && over > 0 && (
            <p>
              {text.room(room, over)}.{' '}
              <Link to="/cart" className="link">
                {text.viewCart}
              </Link>
            </p>
          )}
        </div>
        {isInCart ? (
          <ButtonLink to="/cart" kind="primary">
            {text.viewCart}
          </ButtonLink>
        ) : (
          <PutIntoCart
            kind="primary"
            label={lines.length > 0 ? label(lines.length, all) : text.tickOne}
            lines={lines}
            disabled={lines.length === 0 || over > 0}
            validate={validate}
          />
        )}
      </SumBar>
    </section>
  );
}
