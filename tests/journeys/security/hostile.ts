import type { APIRequestContext, Page } from '@playwright/test';
import { payloads } from '../../security/payloads.ts';
import { ask, buy, keep, keepCart, newAccount, type Sold } from '../fixtures.ts';

/** As many of the payloads as fit into so many characters, from the nth on; each counted the way fields count. */
export function fill(length: number, from = 0, separator = ' ¦ '): string {
  let text = '';
  for (let n = 0; n < payloads.length; n++) {
    const next = payloads[(from + n) % payloads.length] ?? '';
    const longer = text ? text + separator + next : next;
    if ([...longer].length <= length) text = longer;
  }
  return text;
}

/** What the hostile texts of a shopper are, where a page shows them. */
export const typed = {
  /** Of the shopper, in the account and under reviews. */
  user: fill(60, 25),
  recipient: fill(60, 21),
  address: fill(500, 30),
  /** Of the first product. */
  description: fill(5000, 0, '\n'),
  feature: fill(200),
  review: fill(2000, 0, '\n'),
  hidden: fill(300, 50),
  reply: fill(1000, 10, '\n'),
};

/** A shopper who types payloads wherever something can be typed, signed in in this browser, with a cart and an order. */
export async function hostileShopper(page: Page, office: APIRequestContext) {
  const email = await newAccount(page.request);
  await ask(page.request, '/updateUserName', { email, name: typed.user });
  const place = { phone: '"><svg/onload=x>', city: fill(60, 26), pinCode: '<b>"\'</b>' };
  await ask(page.request, '/newAddress', { email, name: typed.recipient, ...place, address: typed.address });

  const [first, second, ...others] = await hostileProducts(office);
  const write = (productId: string, stars: number, review: string) =>
    ask(page.request, '/new-review', { productId, email, stars, review });
  await write(first.id, 1, typed.review);
  await write(second.id, 5, fill(2000, 40, '\n'));
  const { data: reviews } = await ask(office, '/dash-reviews', { productId: second.id });
  await ask(office, '/dash-hide-review', { id: reviews[0]?.id ?? 0, reason: typed.hidden });
  const { data: shown } = await ask(office, '/dash-reviews', { productId: first.id });
  await ask(office, '/dash-reply-review', { id: shown[0]?.id ?? 0, reply: typed.reply });

  const orderId = await buy(page, email, first);
  for (const status of ['Confirmed', 'Shipped'] as const)
    await ask(office, '/change-order-status', { orderId, status });
  await ask(page.request, '/withdraw', { orderId, reason: fill(1000, 5, '\n') });

  await keepCart(page, [
    [first, 1],
    [second, 2],
  ]);
  const { id, title } = first;
  const favourites = [{ id, tittle: title, catagory: title, price: 1, img: title }];
  await keep(page, { email, name: typed.user, favourites });
  return { email, orderId, first, second, products: [first, second, ...others] };
}

type Two<T> = [T, T, ...T[]];

/** Five products that hold every payload among them. */
async function hostileProducts(office: APIRequestContext): Promise<Two<Sold>> {
  const made = (n: number) => {
    const feature = (f: number) => fill(200, n * 14 + f * 3);
    return hostileProduct(office, fill(150, n * 14), fill(5000, n * 7, '\n'), [0, 1, 2, 3, 4].map(feature));
  };
  return [await made(0), await made(1), await made(2), await made(3), await made(4)];
}

async function hostileProduct(
  office: APIRequestContext,
  title: string,
  description: string,
  [feature1, feature2, feature3, feature4, feature5]: string[],
): Promise<Sold> {
  const { data } = await ask(office, '/getProducts', { catagory: 'bbs' });
  const { id } = await ask(office, '/submitProduct', {
    ...{ title, description, feature1, feature2, feature3, feature4, feature5 },
    ...{ price: 30, catagory: 'attachments', quantity: 50, img1: data[0]?.img1 ?? '' },
  });
  return { id, title, price: 30 };
}

/** Takes them out of the shop, where other journeys look for products too. */
export async function takeAway(office: APIRequestContext, products: Sold[]): Promise<void> {
  for (const { id, title } of products) {
    const off = { price: 30, category: 'attachments', quantity: 0, status: 0 } as const;
    await ask(office, '/dash-update-product', { productId: id, title, desc: 'No longer for sale.', ...off });
  }
}
