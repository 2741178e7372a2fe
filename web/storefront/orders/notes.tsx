import type { Order } from '#contract/order.ts';
import { order as text } from '#wording/storefront/order.ts';
import { minuteOf } from '../../ui/dates.ts';
import { Section } from '../../ui/section.tsx';

/** What staff wrote to the shopper about the order, oldest first. */
export const Notes = ({ notes }: Pick<Order, 'notes'>) =>
  notes.length > 0 && (
    <Section title={text.notes}>
      <ul className="grid gap-3">
        {notes.map(({ id, text, at }) => (
          <li key={id}>
            <p className="max-w-prose break-words whitespace-pre-line">{text}</p>
            <time dateTime={at} className="figures text-sm text-muted">
              {minuteOf(at)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
