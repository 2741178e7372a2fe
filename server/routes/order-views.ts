import type { PathsOf } from '#contract/calls.ts';
import {
  encodeQuestion,
  everyOrder,
  type OrderQuestion,
  questionParts,
  readQuestion,
} from '#contract/order-question.ts';
import type * as declared from '#contract/order-views.ts';
import { readyOrderViews } from '#database/enums.ts';
import { countReadyViews } from '#shop/orders/ready-views.ts';
import {
  deleteOrderView,
  findOrderView,
  maxOrderViews,
  readOrderViews,
  saveOrderView,
} from '#shop/orders/saved-views.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.staff.orderView;

export const orderViews: Handlers<PathsOf<typeof declared>> = {
  async '/dash-order-views'({ shop }) {
    const [saved, counts] = await Promise.all([readOrderViews(shop), countReadyViews(shop)]);
    const ready = readyOrderViews.map((view) => ({
      id: view,
      name: text.ready[view],
      question: { view },
      by: null,
      orders: counts[view],
    }));
    const own = saved.map(({ id, name, question, staffId }) => ({
      id: String(id),
      name,
      question,
      by: staffId,
      orders: null,
    }));
    return { status: 200, data: [...ready, ...own] };
  },

  async '/dash-save-order-view'({ shop, body: { name, question }, staffId }) {
    const asked = questionParts({ ...everyOrder, ...question });
    const saved = await saveOrderView(shop, { name, question: asked }, staffId);
    if ('id' in saved) return { status: 200, message: answers.done, id: String(saved.id) };
    if (saved.refused === 'too many') return fail(409, text.tooMany(maxOrderViews));
    return fail(409, text.taken, { errors: { name: text.taken } });
  },

  async '/dash-delete-order-view'({ shop, body, staffId }) {
    const id = savedViewId(body.id);
    const deleted = id !== undefined && (await deleteOrderView(shop, id, staffId));
    return deleted ? { status: 200, message: answers.done } : fail(404, text.none);
  },
};

/** What a saved view asks, as /dash-orders takes it; undefined where there is none of that id. */
export async function questionOfView(shop: Shop, view: string) {
  const id = savedViewId(view);
  const found = id === undefined ? undefined : await findOrderView(shop, id);
  if (!found) return undefined;
  const { question } = found;
  const asked: OrderQuestion = readQuestion((name) => question[name] ?? '');
  return encodeQuestion(asked, shop.now());
}

const savedViewId = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
