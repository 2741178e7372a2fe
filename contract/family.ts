import type { FamilyCard } from '#shop/catalogue/families/cards.ts';
import type { Family } from '#shop/catalogue/families/read.ts';
import { choicesText } from '#wording/storefront/families.ts';
import type { WireFamily, WireFamilyCard } from './catalogue.ts';
import { meanStars } from './mean-stars.ts';
import { toPounds } from './money.ts';
import type { ShownFamily } from './product-card.ts';
import { encodeUnitPrice } from './unit-price.ts';

/** The family of a product's page. */
export const encodeFamily = ({ id, title, axes, members }: Family): WireFamily => ({
  id,
  tittle: title,
  axes: axes.map(({ key, label }) => ({ key, label })),
  members: members.map((member) => ({
    id: member.id,
    slug: member.slug,
    values: Object.fromEntries(axes.map(({ key }) => [key, member.attributes[key] ?? ''])),
    price: toPounds(member.pricePence),
    quantity: member.onHand - member.reserved,
  })),
});

/** As a card shows it. */
export const shownFamilyOf = (family: FamilyCard): ShownFamily => ({
  title: family.title,
  choices: choicesText(family),
  from: family.pricesDiffer,
  pricePence: family.pricePence,
  unitPrice: family.unitPrice,
  available: family.available,
  rating: meanStars(family),
  reviewCount: family.reviewCount,
});

/** The family that a product stands for in a list. */
export function encodeFamilyCard(family: FamilyCard): WireFamilyCard {
  const { title, pricePence, unitPrice, available, reviewCount, ...shown } = shownFamilyOf(family);
  return {
    ...shown,
    id: family.id,
    tittle: title,
    price: toPounds(pricePence),
    unitPrice: encodeUnitPrice(unitPrice),
    quantity: available,
    reviews: reviewCount,
  };
}
