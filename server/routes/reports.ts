import type { PathsOf } from '#contract/calls.ts';
import { staffOrderOf, staffReviewOf } from '#contract/from-shop.ts';
import { importFormats } from '#contract/import-format.ts';
import { toPounds } from '#contract/money.ts';
import { encodeOrder } from '#contract/order.ts';
import type * as declared from '#contract/reports.ts';
import { encodeStaffReview } from '#contract/review.ts';
import { readAudit } from '#shop/audit.ts';
import { namedPictures } from '#shop/catalogue/import/named-pictures.ts';
import { beginImport, readImport } from '#shop/catalogue/import/records.ts';
import { lastImport, undoImport } from '#shop/catalogue/import/undo.ts';
import { readPictureProgress, retryPictures } from '#shop/catalogue/pictures/progress.ts';
import { readOrders } from '#shop/orders/read.ts';
import { hideReview } from '#shop/reviews/hide.ts';
import { listReviews } from '#shop/reviews/list.ts';
import { replyToReview } from '#shop/reviews/reply.ts';
import { readDailySales } from '#shop/statistics/daily-sales.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

/** Products that an undo names as the reason why not. */
const maxNamed = 50;

export const reports: Handlers<PathsOf<typeof declared>> = {
  async '/dash-series'({ shop }) {
    const days = await readDailySales(shop);
    return {
      status: 200,
      data: days.map(({ day, revenuePence, orders }) => ({ day, revenue: toPounds(revenuePence), orders })),
    };
  },

  async '/dash-audit'({ shop, body }) {
    const { entries, total } = await readAudit(shop, body);
    const data = entries.map(({ id, at, staffId, action, subject, orderNumber, before, after }) => ({
      id,
      at: at.toISOString(),
      staff: staffId,
      action,
      subject,
      number: orderNumber,
      before,
      after,
    }));
    return { status: 200, data, total };
  },

  async '/dash-accounts'({ shop, body }) {
    const orders = await readOrders(shop, body.orderIds);
    return { status: 200, data: orders.map((order) => encodeOrder(staffOrderOf(order, shop.now()))) };
  },

  async '/dash-reviews'({ shop, body }) {
    const { reviews, total } = await listReviews(shop, body);
    const data = reviews.map(({ review, title }) => encodeStaffReview(staffReviewOf(review, title)));
    return { status: 200, data, total };
  },

  async '/dash-hide-review'({ shop, body, staffId }) {
    const hidden = await hideReview(shop, body.id, body.reason, staffId);
    return hidden ? { status: 200, message: answers.done } : fail(404, answers.notFound);
  },

  async '/dash-reply-review'({ shop, body: { edited, ...reply }, staffId }) {
    const editedAt = edited ? new Date(edited) : null;
    const written = await replyToReview(shop, { ...reply, editedAt }, staffId);
    if (!('refused' in written)) return { status: 200, message: answers.done };
    if (written.refused === 'changed meanwhile') return fail(409, answers.reviewChanged);
    return fail(404, answers.notFound);
  },

  async '/dash-import-pictures'({ shop, body }) {
    // What else a foreign file says is not asked here.
    const formats = importFormats((html) => html);
    return { status: 200, pictures: await namedPictures(shop, formats, body.csv) };
  },

  async '/dash-import'({ shop, body, staffId }) {
    return { status: 200, id: await beginImport(shop, { ...body, staffId }) };
  },

  async '/dash-import-status'({ shop, body }) {
    const found = await readImport(shop, body.id);
    if (!found) return fail(404, answers.notFound);
    const {
      id: _id,
      staffId: _staffId,
      csv: _csv,
      dryRun: _dryRun,
      createdAt: _createdAt,
      category: _category,
      storedPictures: _storedPictures,
      undoneAt,
      ...status
    } = found;
    const fetching = await readPictureProgress(shop, body.id);
    return { status: 200, ...status, undone: undoneAt !== null, fetching };
  },

  async '/dash-retry-pictures'({ shop, body }) {
    return { status: 200, again: await retryPictures(shop, body.id) };
  },

  async '/dash-last-import'({ shop }) {
    const last = await lastImport(shop);
    if (!last) return { status: 200, data: null };
    const { id, createdAt, staffId, added, changed } = last;
    return { status: 200, data: { id, at: createdAt.toISOString(), staff: staffId, added, changed } };
  },

  async '/dash-undo-import'({ shop, body, staffId }) {
    const text = answers.imports.undo;
    const outcome = await undoImport(shop, { ...body, staffId });
    if ('moved' in outcome) {
      const { moved } = outcome;
      const named = moved
        .slice(0, maxNamed)
        .map(({ id, title, why }) => [id, text.moved[why](title)] as const);
      return fail(409, text.refused(moved.length), { errors: Object.fromEntries(named) });
    }
    if (!('refused' in outcome)) return { status: 200, message: text.done(outcome), ...outcome };
    return fail(outcome.refused === 'no such import' ? 404 : 409, text[outcome.refused]);
  },
};
