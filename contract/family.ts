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
  choices: choicesText(family),
  pricePence: family.pricePence,
  cheapest: family.cheapest,
  choose: isChosen(family),
});

/** A size is worn: nobody else can say which. */
const isChosen = ({ axes }: FamilyCard) => axes.some(({ key }) => key === 'size');

/** The family that a product stands for in a list. */
export function encodeFamilyCard(family: FamilyCard): WireFamilyCard {
  const { pricePence, ...shown } = shownFamilyOf(family);
  return {
    ...shown,
    id: family.id,
    tittle: family.title,
    from: family.pricesDiffer,
    price: toPounds(pricePence),
    unitPrice: encodeUnitPrice(family.unitPrice),
    quantity: family.available,
    rating: meanStars(family),
    reviews: family.reviewCount,
  };
}
