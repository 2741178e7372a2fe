import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/recall.ts';
import { encodeRecall } from '#contract/recall-codec.ts';
import { stopSale } from '#shop/catalogue/stop-sale.ts';
import { answerRecall, openLetter } from '#shop/recalls/answer.ts';
import { countBought } from '#shop/recalls/bought.ts';
import { handleAnswer } from '#shop/recalls/handle.ts';
import { listRecalls, listRecipients } from '#shop/recalls/list.ts';
import { boughtSince } from '#shop/recalls/since.ts';
import { startRecall } from '#shop/recalls/start.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.recall;

export const recall: Handlers<PathsOf<typeof declared>> = {
  async '/dash-stop-sale'({ shop, body, staffId }) {
    const outcome = await stopSale(shop, { ...body, staffId });
    if ('refused' in outcome) return fail(404, answers.catalogue.noProduct);
    return { status: 200, message: answers.done, stopped: outcome.stopped };
  },

  async '/dash-recall-count'({ shop, body }) {
    const since = boughtSince(body, shop.now());
    return { status: 200, ...(await countBought(shop, { productId: body.productId, since })) };
  },

  async '/dash-recall'({ shop, body: { days, since, ...letter }, staffId }) {
    const begun = await startRecall(shop, {
      ...letter,
      since: boughtSince({ days, since }, shop.now()),
      staffId,
    });
    if ('recallId' in begun) return { status: 200, message: answers.done, recallId: begun.recallId };
    if (begun.refused === 'no such product') return fail(404, answers.catalogue.noProduct);
    return fail(409, rules.recall.nobody, { errors: { days: rules.recall.nobody } });
  },

  async '/dash-recalls'({ shop, body }) {
    const { recalls, total } = await listRecalls(shop, body);
    const data = recalls.map(
      ({ key: _key, completedAt: _completedAt, since, staffId: staff, startedAt, ...rest }) =>
        encodeRecall({ ...rest, staff, since: since.toISOString(), at: startedAt.toISOString() }),
    );
    return { status: 200, data, total };
  },

  async '/dash-recall-people'({ shop, body }) {
    const { recipients, total } = await listRecipients(shop, body);
    const data = recipients.map(
      ({ recallId: _recallId, tokenHash: _tokenHash, sentAt, openedAt, answeredAt, handledAt, ...rest }) => ({
        ...rest,
        sentAt: iso(sentAt),
        openedAt: iso(openedAt),
        answeredAt: iso(answeredAt),
        handledAt: iso(handledAt),
      }),
    );
    return { status: 200, data, total };
  },

  async '/dash-recall-handled'({ shop, body, staffId }) {
    const outcome = await handleAnswer(shop, { ...body, staffId });
    if ('handledAt' in outcome)
      return { status: 200, message: answers.done, handledAt: iso(outcome.handledAt) };
    return outcome.refused === 'no such person' ? fail(404, text.nobody) : fail(409, text.wantsNothing);
  },

  async '/recall-letter'({ shop, body: { token } }) {
    const letter = await openLetter(shop, token);
    if (!letter) return fail(404, text.unknown);
    const { title: product, ...rest } = letter;
    return { status: 200, product, ...rest };
  },

  async '/recall-answer'({ shop, body }) {
    return (await answerRecall(shop, body)) ? { status: 200, message: text.thanks } : fail(404, text.unknown);
  },
};

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
