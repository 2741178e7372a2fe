import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/defences.ts';
import { readDefences, recordDefence, withdrawDefence } from '#shop/accounts/defences.ts';
import { listSaleRefusals } from '#shop/orders/sale-refusals.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.staff;

export const defences: Handlers<PathsOf<typeof declared>> = {
  async '/dash-defences'({ shop, body }) {
    const found = await readDefences(shop, body.email);
    if (!found) return fail(404, text.noUser);
    const data = found.map(({ userId: _userId, checkedAt, withdrawnAt, ...defence }) => ({
      ...defence,
      checkedAt: checkedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }));
    return { status: 200, data };
  },

  async '/dash-save-defence'({ shop, body, staffId }) {
    const { email, accepted, kind, reference, note, until } = body;
    const checked = {
      kind,
      reference: kind === 'UKARA' ? reference : '',
      note,
      until: accepted ? (until ?? null) : null,
    };
    const saved = await recordDefence(shop, email, checked, staffId);
    if (!('refused' in saved)) return { status: 200, message: answers.done, id: saved.id };
    return saved.refused === 'no such account'
      ? fail(404, text.noUser)
      : fail(400, rules.defence.over, { errors: { until: rules.defence.over } });
  },

  async '/dash-withdraw-defence'({ shop, body, staffId }) {
    const done = await withdrawDefence(shop, body.id, staffId);
    return 'refused' in done ? fail(404, text.noDefence) : { status: 200, message: answers.done };
  },

  async '/dash-refused-sales'({ shop, body }) {
    const { refusals, total } = await listSaleRefusals(shop, body);
    const data = refusals.map(({ at, title, ...refusal }) => ({
      ...refusal,
      at: at.toISOString(),
      product: title,
    }));
    return { status: 200, data, total };
  },
};
