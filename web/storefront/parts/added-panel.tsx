import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatPence } from '#contract/money.ts';
import type { Product } from '#contract/product.ts';
import { freeShippingFromPence } from '#shop/pricing/line.ts';
import { added as text } from '#wording/storefront/added.ts';
import { addedNote, cartFull, viewCart } from '#wording/storefront/shop.ts';
import { type CartItem, useCart } from '../../browser/cart.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { notify } from '../../ui/notify.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureHere } from '../../ui/picture-here.ts';
import { followFrom } from '../../ui/toast-keys.ts';
import { plainQuote } from '../basket/basket.ts';
import { lastSeenLines } from '../basket/last-seen-lines.ts';
import styles from './added-panel.css?url&no-inline';
import { fly } from './fly-to-cart.ts';

type AddedProduct = Pick<Product, 'id' | 'title' | 'pricePence' | 'tiers'> & { image: string };

const styled = loadStyles(styles);

/** What was added on this visit: what is kept of the cart comes to know it a moment later. */
const known = new Map<string, AddedProduct>();

/**
 * Shows what a button put into the cart, and what the cart comes to; not where all of that is on the page. Without a button: what was
 * there before it was pressed.
 */
export function sayAdded(product: AddedProduct, button: Element | null): void {
  if (button) fly(button);
  known.set(product.id, product);
  if (location.pathname === '/cart') return;
  const panel = (
    <AddedPanel
      key={product.id}
      product={product}
      isNew={button !== null}
      isHigh={wouldCover(button)}
      standIn={pictureHere(product.image)}
    />
  );
  void styled.then(() => {
    followFrom(document.activeElement);
    notify(product.title, { panel, replaces: [cartFull] });
  });
}

/** How far up from the bottom of a phone's window it reaches, in CSS pixels: upright, and lying down (added-panel.css). */
const reach = { upright: 220, lying: 110 };

/** Whether what was pressed, and may be pressed again, would be below it. A bar that buys stands below where it is. */
function wouldCover(button: Element | null): boolean {
  if (!button || button.closest('.buy-bar')) return false;
  return (
    button.getBoundingClientRect().bottom > innerHeight - (innerHeight > 480 ? reach.upright : reach.lying)
  );
}

interface AddedPanelProps {
  product: AddedProduct;
  isNew: boolean;
  /** On a phone: below the top bar, not above the bottom one. */
  isHigh: boolean;
  standIn: string | undefined;
}

function AddedPanel({ product: { id, title, image }, isNew, isHigh, standIn }: AddedPanelProps) {
  const items = useCart();
  const { lines, subtotalPence } = quoteOf(items);
  const line = lines.find(({ productId }) => productId === id);
  const missing = freeShippingFromPence - subtotalPence;
  const free = missing > 0 ? text.toFree(formatPence(missing)) : text.freeReached;
  return (
    <div className={isHigh ? 'added added-high' : 'added'}>
      <Picture name={image} alt="" sizes="64px" widths={[160]} standIn={standIn && `url("${standIn}")`} />
      <div className="added-what">
        <p className="flex items-center gap-1 font-semibold text-green">
          <Check size={16} strokeWidth={2.5} aria-hidden className="flex-none" />
          {isNew ? text.title : text.present}
        </p>
        <p className="added-line">
          <span className="added-title">{noBreak(title)}</span>
          {line && (
            <span className="figures ml-auto flex-none">
              {text.units(line.quantity, formatPence(line.totalPence))}
            </span>
          )}
        </p>
      </div>
      <p className="added-sum figures">
        <strong>{text.subtotal(formatPence(subtotalPence))}</strong> <span>{free}</span>
      </p>
      <div className="added-ways">
        <ButtonLink kind="quiet" to="/cart">
          {viewCart}
        </ButtonLink>
        <ButtonLink kind="primary" to="/checkout/cart" data-scripted>
          {text.checkout}
        </ButtonLink>
      </div>
      <Status>{`${addedNote(title)}. ${text.subtotal(formatPence(subtotalPence))}. ${free}`}</Status>
    </div>
  );
}

/** Screen readers tell what changes in it, not what comes with it. */
function Status({ children }: { children: string }) {
  const [said, say] = useState('');
  useEffect(() => say(children), [children]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function quoteOf(items: CartItem[]) {
  return plainQuote(
    lastSeenLines(items).map((line) =>
      line.state === 'unknown' ? { ...line, priced: known.get(line.id) ?? line.priced } : line,
    ),
  );
}
