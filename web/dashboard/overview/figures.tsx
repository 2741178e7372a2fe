import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '#wording/counted.ts';
import { overview as text } from '#wording/dashboard/overview.ts';
import { formatPounds } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Change, changesOf } from './change.ts';
import { weekday } from './days.ts';
import type { Analytics, Day } from './statistics.ts';

/** With what it counts, and with how it was before. */
type Figure = [name: string, value: string | number, counts: string, beside?: ReactNode];

interface FiguresProps {
  data: Analytics['data'];
  /** Undefined until they are known. */
  days: Day[] | undefined;
}

/** The nine statistics of spec.md section 3; those of today against the day and the week before. */
export const Figures = ({ data, days }: FiguresProps) => (
  <>
    <Group
      title={text.today}
      figures={[
        [
          text.todaysRevenue,
          formatPounds(data.todaysRevenue),
          text.counts.todaysRevenue,
          <Changes key="revenue" changes={days && changesOf(days, 'revenue')} worded={worded.revenue} />,
        ],
        [
          text.todaysOrders,
          data.todaysOrders,
          text.counts.todaysOrders,
          <Changes key="orders" changes={days && changesOf(days, 'orders')} worded={worded.orders} />,
        ],
        [text.newMessages, data.newMessages, text.counts.newMessages],
      ]}
    />
    <Group
      title={text.allTime}
      figures={[
        [text.totalRevenue, formatPounds(data.totalRevenue), text.counts.totalRevenue],
        [text.totalOrders, data.totalOrders, text.counts.totalOrders],
        [text.deliveredOrders, data.deliveredOrders, text.counts.deliveredOrders],
        [text.cancelledOrders, data.cancelledOrders, text.counts.cancelledOrders],
        [text.productsCount, data.productsCount, text.counts.productsCount],
        [text.allMessages, data.allMessages, text.counts.allMessages],
      ]}
    />
    <p className="text-muted">{text.note}</p>
  </>
);

function Group({ title, figures }: { title: string; figures: Figure[] }) {
  const id = `figures-${title.replace(/\W/g, '')}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <dl className="grid grid-cols-2 gap-3 desk:grid-cols-3">
        {figures.map(([name, value, counts, beside]) => (
          <div key={name} className="panel grid content-start gap-1 p-4 max-desk:last:odd:col-span-2">
            <dt className="order-2 font-semibold">{name}</dt>
            <dd className="figures order-1 font-head text-2xl leading-none font-bold break-words">
              {typeof value === 'number' ? counted(value) : value}
            </dd>
            <dd className="order-2 text-sm text-muted">{counts}</dd>
            {beside}
          </div>
        ))}
      </dl>
    </section>
  );
}

const worded = {
  revenue: (more: number, than: string) => text.change.revenue(more, formatPounds(Math.abs(more)), than),
  orders: (more: number, than: string) => text.change.orders(more, than),
};

interface ChangesProps {
  changes: Change[] | undefined;
  worded: (more: number, than: string) => string;
}

/** Against yesterday, and against the same day of last week. */
const Changes = ({ changes, worded }: ChangesProps) =>
  changes?.map(({ day, more }, place) => (
    <dd key={day} className="order-3 flex items-start gap-1.5">
      <Way more={more} />
      <span>{worded(more, place === 0 ? text.change.yesterday : text.change.last(weekday(day)))}</span>
    </dd>
  )) ?? (
    <dd aria-hidden className="order-3">
      <Skeleton className="h-[4lh] desk:h-[calc(2lh+4px)]" />
    </dd>
  );

function Way({ more }: { more: number }) {
  const look = { size: 16, 'aria-hidden': true, className: 'mt-0.5 flex-none text-muted' } as const;
  if (more === 0) return <Equal {...look} />;
  return more > 0 ? (
    <TrendingUp {...look} className="mt-0.5 flex-none text-green" />
  ) : (
    <TrendingDown {...look} />
  );
}
