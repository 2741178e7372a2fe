import { overview as said } from '#wording/dashboard.ts';
import { formatPounds } from '../../ui/price.tsx';
import type { Analytics } from './use-analytics.ts';

/** The nine statistics of spec.md section 3. */
export const Figures = ({ data }: { data: Analytics['data'] }) => (
  <>
    <Group
      title={said.today}
      figures={[
        [said.todaysRevenue, formatPounds(data.todaysRevenue)],
        [said.todaysOrders, data.todaysOrders],
        [said.newMessages, data.newMessages],
      ]}
    />
    <Group
      title={said.allTime}
      figures={[
        [said.totalRevenue, formatPounds(data.totalRevenue)],
        [said.totalOrders, data.totalOrders],
        [said.deliveredOrders, data.deliveredOrders],
        [said.cancelledOrders, data.cancelledOrders],
        [said.productsCount, data.productsCount],
        [said.allMessages, data.allMessages],
      ]}
    />
    <p className="text-muted">{said.note}</p>
  </>
);

function Group({ title, figures }: { title: string; figures: [name: string, value: string | number][] }) {
  const id = `figures-${title.replace(/\W/g, '')}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <dl className="grid grid-cols-2 gap-3 desk:grid-cols-3">
        {figures.map(([name, value]) => (
          <div key={name} className="panel flex flex-col-reverse justify-end gap-1 p-4">
            <dt className="text-muted">{name}</dt>
            <dd className="figures font-head text-2xl leading-none font-bold break-words">
              {typeof value === 'number' ? value.toLocaleString('en-GB') : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
