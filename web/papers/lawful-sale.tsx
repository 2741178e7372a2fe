import type { Order } from '#contract/order.ts';
import { law } from '#wording/storefront/law.ts';
import { dayOf } from '../ui/dates.ts';

/** On paper: that the buyer declared to be 18 or over, and that there was a defence. Nothing where none was asked for. */
export const LawfulSale = ({ order: { adultDeclaredAt, defence } }: { order: Order }) =>
  adultDeclaredAt && (
    <p className="font-semibold">
      {law.declared(dayOf(adultDeclaredAt))} {defence && law.soldOn[defence.kind]}
    </p>
  );
