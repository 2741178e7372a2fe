import type { PathsOf } from '#contract/calls.ts';
import { productOf } from '#contract/from-shop.ts';
import type * as declared from '#contract/goes-with.ts';
import { encodeProduct } from '#contract/product.ts';
import { chooseGoesWith, readChosen } from '#shop/catalogue/goes-with/choose.ts';
import { findGoesWith } from '#shop/catalogue/goes-with/find.ts';
import { findSimilar } from '#shop/catalogue/nearest.ts';
import type { Product } from '#shop/catalogue/product.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

export const goesWith: Handlers<PathsOf<typeof declared>> = {
  async '/goes-with'({ shop, body }) {
    const found = await findGoesWith(shop, body.productId);
    return found ? { status: 200, data: found.map(encoded) } : fail(404, answers.catalogue.noProduct);
  },

  async '/similar-products'({ shop, body }) {
    const found = await findSimilar(shop, body.productId);
    return found ? { status: 200, data: found.map(encoded) } : fail(404, answers.catalogue.noProduct);
  },

  async '/dash-goes-with'({ shop, body }) {
    return { status: 200, data: (await readChosen(shop, body.productId)).map(encoded) };
  },

  async '/dash-save-goes-with'({ shop, body, staffId }) {
    const outcome = await chooseGoesWith(shop, body, staffId);
    if (!('refused' in outcome)) return { status: 200, message: answers.done };
    return outcome.refused === 'no such product'
      ? fail(404, answers.catalogue.noProduct)
      : fail(409, answers.staff.goesWithChanged);
  },
};

const encoded = (product: Product) => encodeProduct(productOf(product));
