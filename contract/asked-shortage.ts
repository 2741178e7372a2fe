import type { ShortageState } from '#database/enums.ts';
import type { AskedShortage as Asked } from '#shop/orders/shortages/read.ts';
import { endedStatuses } from '#shop/orders/status.ts';
import { toPence, toPounds } from './money.ts';
import type { WireAskedShortage } from './packing.ts';

/** What is asked of a shopper about a line that is short. */
export interface AskedShortage {
  state: ShortageState;
  title: string;
  image: string;
  missing: number;
  /** What was paid for these units. */
  worthPence: number;
  /** Until when there is a choice (ISO 8601). */
  until: string;
  ended: boolean;
  /** With what goes back of what was paid, if it costs less. */
  offers: { id: string; slug: string; title: string; image: string; pricePence: number; backPence: number }[];
  /** What was taken instead; '' for nothing. */
  swap: string;
}

export const askedShortageOf = (asked: Asked): AskedShortage => ({
  state: asked.state,
  title: asked.title,
  image: asked.image,
  missing: asked.missing,
  worthPence: asked.worthPence,
  until: asked.until.toISOString(),
  ended: endedStatuses.some((status) => status === asked.order.orderStatus),
  offers: asked.offersLeft.map(({ id, slug, title, images, pricePence }) => ({
    ...{ id, slug, title, image: images[0] ?? '', pricePence },
    backPence: asked.worthPence - pricePence * asked.missing,
  })),
  swap: asked.swapTitle ?? '',
});

export const decodeAskedShortage = ({
  tittle,
  img,
  worth,
  offers,
  ...same
}: WireAskedShortage): AskedShortage => ({
  ...same,
  title: tittle,
  image: img,
  worthPence: toPence(worth),
  offers: offers.map(({ tittle, img, price, back, ...offer }) => ({
    ...offer,
    title: tittle,
    image: img,
    pricePence: toPence(price),
    backPence: toPence(back),
  })),
});

export const encodeAskedShortage = ({
  title,
  image,
  worthPence,
  offers,
  ...same
}: AskedShortage): WireAskedShortage => ({
  ...same,
  tittle: title,
  img: image,
  worth: toPounds(worthPence),
  offers: offers.map(({ title, image, pricePence, backPence, ...offer }) => ({
    ...offer,
    tittle: title,
    img: image,
    price: toPounds(pricePence),
    back: toPounds(backPence),
  })),
});
