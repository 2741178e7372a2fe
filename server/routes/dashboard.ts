import { attributeErrors, encodeSavedAttribute } from '#contract/attribute.ts';
import type { CheckedBody } from '#contract/call.ts';
import type { PathsOf } from '#contract/calls.ts';
import { decodeNewCoupon, encodeListedCoupon } from '#contract/coupon.ts';
import { readCustomers } from '#contract/customer-file.ts';
import type * as declared from '#contract/dashboard.ts';
import { memberError } from '#contract/family-errors.ts';
import { listedProductOf, orderRowOf, staffOrderOf } from '#contract/from-shop.ts';
import { toPounds } from '#contract/money.ts';
import { encodeOrder, encodeOrderRow } from '#contract/order.ts';
import { paths } from '#contract/paths.ts';
import { encodeListedProduct, encodeProductName, encodeStaffProduct } from '#contract/product.ts';
import { decodeNewProduct, decodeProductChange, firstImage } from '#contract/product-draft.ts';
import { staffFamilyOf } from '#contract/staff-family.ts';
import { type OrderStatus, type ReadyOrderView, readyOrderViews } from '#database/enums.ts';
import { countDemo, previewDemo, removeDemo } from '#demo/remove.ts';
import { listUsers } from '#shop/accounts/find.ts';
import { countNew, findInvitation, inviteAgain, inviteCustomers } from '#shop/accounts/invitations/invite.ts';
import { archiveProducts } from '#shop/catalogue/archive.ts';
import { moveAttribute, readAttributes, saveAttribute } from '#shop/catalogue/attributes/definitions.ts';
import { familyText } from '#shop/catalogue/families/problem-text.ts';
import { readWholeFamily } from '#shop/catalogue/families/read.ts';
import { dissolveFamily, type FamilyRefused, saveFamily } from '#shop/catalogue/families/save.ts';
import { findAnyProduct } from '#shop/catalogue/find.ts';
import { listAllProducts } from '#shop/catalogue/list.ts';
import { addProduct, changeProduct, changeStock, type Refused } from '#shop/catalogue/save.ts';
import { sameTitles } from '#shop/catalogue/titles.ts';
import { listCoupons } from '#shop/coupons/list.ts';
import { addCoupon, deleteCoupon } from '#shop/coupons/manage.ts';
import { readCsvRecords } from '#shop/csv-records.ts';
import { readAlts } from '#shop/images/alts.ts';
import { countDeadlines } from '#shop/orders/deadlines.ts';
import { endUnpaid } from '#shop/orders/end-unpaid.ts';
import { listOrders, type OrderSearch } from '#shop/orders/list.ts';
import { readOrder } from '#shop/orders/read.ts';
import { giveByOtherMeans } from '#shop/payments/give-refund.ts';
import { overview } from '#shop/statistics/overview.ts';
import { countWaiting } from '#shop/stock-requests/list.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';
import { questionOfView } from './order-views.ts';

const text = answers.staff;

/** Of one file: each gets a letter, queued in the same transaction. */
const maxCustomers = 5000;
const maxShown = 200;

export const dashboard: Handlers<PathsOf<typeof declared>> = {
  async '/dash-analytics'({ shop }) {
    const [found, demonstration, deadlines] = await Promise.all([
      overview(shop),
      countDemo(shop),
      countDeadlines(shop),
    ]);
    const { todaysRevenuePence, totalRevenuePence, attention, ...counts } = found;
    const missingOfSeller = [...shop.settings.missingOfSeller];
    const revenue = {
      todaysRevenue: toPounds(todaysRevenuePence),
      totalRevenue: toPounds(totalRevenuePence),
    };
    return {
      status: 200,
      data: { ...counts, ...revenue },
      attention: { ...attention, ...deadlines, demonstration },
      missingOfSeller,
    };
  },

  async '/dash-users'({ shop, body }) {
    const { users, total } = await listUsers(shop, body);
    return { status: 200, data: users, total };
  },

  async '/dash-invite-customers'({ shop, body, staffId }) {
    const text = answers.customers;
    const refused = (message: string) => fail(400, message, { errors: { csv: message } });
    const read = readCsvRecords(body.csv);
    if ('unreadable' in read) return refused(text.unreadable(read.unreadable));
    const { shopName, sellerName = '' } = shop.settings;
    const file = readCustomers(read.records, [shopName, sellerName]);
    if ('unreadable' in file) return refused(file.unreadable);
    const { customers, leftOut, notes } = file;
    if (customers.length + leftOut.length === 0) return refused(text.empty);
    if (customers.length > maxCustomers) return refused(text.tooMany(maxCustomers));
    const { invited } = body.dryRun
      ? { invited: await countNew(shop, customers) }
      : await inviteCustomers(shop, customers, staffId);
    return {
      status: 200,
      message: text.invited(invited),
      invited,
      there: customers.length - invited,
      leftOut: leftOut.slice(0, maxShown),
      allLeftOut: leftOut.length,
      notes,
    };
  },

  async '/dash-invitation'({ shop, body }) {
    const found = await findInvitation(shop, body.email);
    return { status: 200, data: found ? encodeInvitation(found) : null };
  },

  async '/dash-invite-again'({ shop, body, staffId }) {
    const sent = await inviteAgain(shop, body.email, staffId);
    if ('refused' in sent) return fail(404, answers.customers.notInvited);
    return { status: 200, message: answers.customers.invitedAgain, data: encodeInvitation(sent) };
  },

  async '/dash-end-unpaid'({ shop, body, staffId }) {
    const outcome = await endUnpaid(shop, body.email, staffId);
    return outcome
      ? { status: 200, message: text.unpaidEnded(outcome.ended, outcome.paid), ...outcome }
      : fail(404, text.noUser);
  },

  async '/dash-refund-given'({ shop, body, staffId }) {
    const outcome = await giveByOtherMeans(shop, { ...body, staffId });
    if (!('refused' in outcome)) return { status: 200, message: text.refundGiven };
    return outcome.refused === 'no such order'
      ? fail(404, answers.orders.none)
      : fail(409, text.refundNotRefused);
  },

  async [paths.dashProducts]({ shop, body }) {
    const { products, total } = await listAllProducts(shop, body);
    const waiting = await countWaiting(
      shop,
      products.map(({ id }) => id),
    );
    const data = products.map((product) =>
      encodeListedProduct(listedProductOf(product, waiting.get(product.id) ?? 0)),
    );
    return { status: 200, data, total };
  },

  async '/dash-product-details'({ shop, body }) {
    const product = await findAnyProduct(shop, body.id);
    if (!product) return fail(404, answers.catalogue.noProduct);
    const [family, waiting, alts] = await Promise.all([
      readWholeFamily(shop, product.familyId),
      countWaiting(shop, [product.id]),
      readAlts(shop, product.images),
    ]);
    const seen = {
      ...listedProductOf(product, waiting.get(product.id) ?? 0),
      reserved: product.reserved,
      saleStopped: product.saleStoppedAt !== null,
      alts,
      family: family && staffFamilyOf(family),
    };
    return { status: 200, data: [encodeStaffProduct(seen)] };
  },

  async '/dash-same-title'({ shop, body }) {
    const [same] = await sameTitles(shop, [body.title]);
    return { status: 200, data: same?.product ? encodeProductName(same.product) : null };
  },

  async '/submitProduct'({ shop, body, staffId }) {
    const added = await addProduct(shop, decodeNewProduct(body), staffId);
    if ('refused' in added) return refusedProduct(added.refused, firstImage);
    return { status: 200, message: answers.done, id: added.id };
  },

  async '/dash-update-product'({ shop, body, staffId }) {
    const changed = await changeProduct(shop, decodeProductChange(body), staffId);
    if (!('refused' in changed)) return { status: 200, message: answers.done, version: changed.revision };
    if (changed.refused === 'no such product') return fail(404, answers.catalogue.noProduct);
    if (changed.refused === 'changed meanwhile') return fail(409, text.productChanged);
    return refusedProduct(changed.refused, 'images');
  },

  async '/dash-attributes'({ shop }) {
    const attributes = await readAttributes(shop);
    return { status: 200, data: attributes.map(encodeSavedAttribute) };
  },

  async '/dash-save-attribute'({ shop, body, staffId }) {
    const { version: revision, ...attribute } = body;
    const saved = await saveAttribute(shop, attribute, { revision, staffId });
    if (!('refused' in saved)) return { status: 200, message: answers.done, version: saved.revision };
    const attributeText = text.attribute;
    switch (saved.refused) {
      case 'no such attribute':
        return fail(404, attributeText.none);
      case 'changed meanwhile':
        return fail(409, attributeText.changed);
      case 'key is taken':
        return fail(400, attributeText.taken, { errors: { key: attributeText.taken } });
      case 'kind is fixed':
        return fail(400, attributeText.kind, { errors: { kind: attributeText.kind } });
      case 'choice is used': {
        const message = attributeText.choice(saved.choice ?? '');
        return fail(400, message, { errors: { choices: message } });
      }
    }
  },

  async '/dash-move-attribute'({ shop, body, staffId }) {
    const moved = await moveAttribute(shop, body, staffId);
    return 'refused' in moved ? fail(404, text.attribute.none) : { status: 200, message: answers.done };
  },

  async '/dash-family'({ shop, body, staffId }) {
    const { version: revision, dissolve, familyId, ...draft } = body;
    const saved =
      dissolve && familyId !== undefined
        ? await dissolveFamily(shop, { familyId, revision }, staffId)
        : await saveFamily(shop, { ...draft, familyId, revision }, staffId);
    if ('refused' in saved) return refusedFamily(saved.refused);
    const message = saved.familyId === null ? text.family.dissolved : answers.done;
    return { status: 200, message, familyId: saved.familyId, version: saved.revision };
  },

  async '/dash-archive'({ shop, body: { productId, productIds = [], archived }, staffId }) {
    const ids = productId ? [productId, ...productIds] : productIds;
    const done = await archiveProducts(shop, { ids, archived, staffId });
    return 'refused' in done
      ? fail(404, answers.catalogue.noProduct)
      : { status: 200, message: answers.done, ...done };
  },

  async '/dash-remove-demo'({ shop, body, staffId }) {
    const outcome = body.dryRun ? await previewDemo(shop) : await removeDemo(shop, staffId);
    const { gone: removed, reviews, archived, kept } = outcome;
    return { status: 200, message: answers.done, removed, reviews, archived, kept };
  },

  async '/dash-stock'({ shop, body: { productId, quantity, quantityWas }, staffId }) {
    const units = { id: productId, available: quantity, availableWas: quantityWas };
    const changed = await changeStock(shop, units, staffId);
    return 'refused' in changed
      ? fail(404, answers.catalogue.noProduct)
      : { status: 200, message: answers.done, quantity: changed.available };
  },

  async '/dash-orders'({ shop, body: { view, ...sent } }) {
    const ready = readyOrderViews.find((name) => name === view);
    const saved = view && !ready ? await questionOfView(shop, view) : undefined;
    if (view && !ready && !saved) return fail(404, text.orderView.none);
    const { find, sort } = sent;
    const asked = saved
      ? {
          ...sent,
          ...saved,
          find: find || saved.find,
          sort: sort === 'newest' ? saved.sort : sort,
        }
      : { ...sent, view: ready ?? ('' as const) };
    const { orders, ...found } = await listOrders(shop, searchOf(asked));
    return { status: 200, data: orders.map((order) => encodeOrderRow(orderRowOf(order))), ...found };
  },

  async '/dash-order-details'({ shop, body }) {
    const order = await readOrder(shop, body.orderId);
    return order
      ? { status: 200, data: [encodeOrder(staffOrderOf(order, shop.now()))] }
      : fail(404, answers.orders.none);
  },

  async [paths.dashCoupons]({ shop, body }) {
    const { coupons, total } = await listCoupons(shop, body);
    return { status: 200, data: coupons.map(encodeListedCoupon), total };
  },

  async [paths.deleteCoupon]({ shop, body, staffId }) {
    const deleted = await deleteCoupon(shop, body.code, staffId);
    if (deleted === 'deleted') return { status: 200, message: text.codeDeleted(body.code) };
    return deleted === 'built in' ? fail(409, text.codeBuiltIn) : fail(404, text.noCode);
  },

  async '/new-code'({ shop, body, staffId }) {
    const made = await addCoupon(shop, decodeNewCoupon(body), staffId);
    if (!('refused' in made)) return { status: 200, message: text.codeMade(made.code) };
    if (made.refused === 'exists already')
      return fail(409, text.codeExists, { errors: { code: text.codeExists } });
    return fail(400, text.codeProduct, { errors: { productId: text.codeProduct } });
  },
};

/** What /dash-orders was asked, in the words of the shop. */
function searchOf({
  view,
  filter,
  payment = 'all',
  unpaid,
  refund,
  withdrawal,
  ...same
}: AskedOrders): OrderSearch {
  return {
    ...same,
    ...(view && { view }),
    status: filter === 'Show All' ? undefined : filter === 'Accepted' ? 'Confirmed' : (filter as OrderStatus),
    payment: payment === 'all' ? undefined : payment,
    everPaid: unpaid === 'none',
    refundRefused: refund === 'refused',
    withdrawn: withdrawal === 'open',
  };
}

type AskedOrders = Omit<CheckedBody<typeof declared.dashOrders>, 'view'> & { view: ReadyOrderView | '' };

function refusedFamily(refused: FamilyRefused) {
  if (refused === 'no such family') return fail(404, rules.family.none);
  if (refused === 'changed meanwhile') return fail(409, text.family.changed);
  if (refused === 'no such product') return fail(404, answers.catalogue.noProduct);
  const message = 'elsewhere' in refused ? rules.family.elsewhere(refused.elsewhere) : familyText(refused);
  const field = 'why' in refused && refused.why === 'axis' ? 'axes' : 'productIds';
  return fail(400, message, { errors: { [field]: message } });
}

const encodeInvitation = ({ invitedAt, expiresAt }: { invitedAt: Date; expiresAt: Date }) => ({
  at: invitedAt.toISOString(),
  until: expiresAt.toISOString(),
});

/** @param images the call's field for the pictures */
function refusedProduct(refused: Refused, images: string) {
  if (refused === 'unknown picture')
    return fail(400, text.unknownPicture, { errors: { [images]: text.unknownPicture } });
  if (refused === 'archived')
    return fail(400, rules.product.archived, { errors: { status: rules.product.archived } });
  if (refused === 'sale stopped')
    return fail(400, rules.product.saleStopped, { errors: { status: rules.product.saleStopped } });
  if (refused === 'no picture')
    return fail(400, rules.product.images, { errors: { [images]: rules.product.images } });
  if ('skuOf' in refused) {
    const message = rules.product.skuTaken(refused.skuOf);
    return fail(400, message, { errors: { sku: message } });
  }
  if ('family' in refused) {
    const { field, message } = memberError(refused.family);
    return fail(400, message, { errors: { [field]: message } });
  }
  const errors = attributeErrors(refused.attributes);
  return fail(400, Object.values(errors)[0] ?? rules.product.attribute.unknown, { errors });
}
