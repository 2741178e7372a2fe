import { useId } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import type { StarterItem } from '#shop/catalogue/starter-kit.ts';
import { starterKit as text } from '#wording/storefront/starter-kit.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Checkbox, SelectField } from '../../ui/field.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { cardLink } from '../parts/unchosen-size.ts';
import { UnitPrice } from '../parts/unit-price.tsx';

export type KitItemShown = Omit<StarterItem, 'product'> & { product: ProductCard };

interface KitItemProps extends KitItemShown {
  isTaken: boolean;
  isInCart: boolean;
  onTake: (takes: boolean) => void;
  /** The product of the size that is chosen; '' for none. */
  chosen: string;
  onChoose: (id: string) => void;
  /** Somebody wanted to add the kit without a size. */
  isAsked: boolean;
}

/** A part of the kit: what it is for, the product, and whether it comes along. */
export function KitItem(props: KitItemProps) {
  const { part, product, sizes, isTaken, isInCart, onTake, chosen, onChoose, isAsked } = props;
  const id = useId();
  const [name, why] = text.parts[part];
  const { to, title } = cardLink({ ...product, family: undefined });
  const price = sizes.find((size) => size.id === chosen)?.pricePence ?? product.pricePence;
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 py-4 desk:grid-cols-[128px_minmax(0,1fr)]">
      <Link to={to} tabIndex={-1} aria-hidden>
        <Picture
          name={product.image}
          alt=""
          sizes="(min-width: 850px) 128px, 88px"
          className={isTaken || isInCart ? '' : 'opacity-60'}
        />
      </Link>
      <div
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1 wrap-anywhere of-${product.category}`}
      >
        {isInCart ? (
          <p className="flex min-h-11 flex-wrap items-center gap-x-3">
            <strong>{name}</strong> <StatusPill tone="good">{text.inCart}</StatusPill>
          </p>
        ) : (
          <Checkbox
            label={<strong>{name}</strong>}
            checked={isTaken}
            aria-describedby={id}
            onChange={({ target }) => onTake(target.checked)}
          />
        )}
        <Link id={id} to={to} prefetch="intent" className="font-semibold leading-snug hover:underline">
          {noBreak(title)}
        </Link>
        {product.reviewCount > 0 && <Stars value={product.rating} count={product.reviewCount} />}
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs">
          <Price
            pence={price}
            className="max-w-full text-[min(1.125rem,max(36px,14vw))] leading-tight font-bold"
          />
          <UnitPrice of={product.unitPrice} />
        </p>
        <p className="text-muted">{why}</p>
        {sizes.length > 0 && !isInCart && (
          <SelectField
            label={text.size}
            placeholder={text.chooseSize}
            options={sizes.map(({ id, size, isSoldOut }) => ({
              value: id,
              label: isSoldOut ? text.soldOutSize(size) : size,
              disabled: isSoldOut,
            }))}
            value={chosen}
            required
            disabled={!isTaken}
            error={isAsked && isTaken && chosen === '' ? text.chooseSize : ''}
            onChange={({ target }) => onChoose(target.value)}
            className="max-w-60"
          />
        )}
      </div>
    </li>
  );
}
