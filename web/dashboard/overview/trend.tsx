import { lazy, Suspense } from 'react';
import { counted } from '#wording/counted.ts';
import { overview as text } from '#wording/dashboard/overview.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatPounds } from '../../ui/price.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { Table } from '../parts/table.tsx';
import { wholeDay } from './days.ts';
import type { Day } from './statistics.ts';

/** Its library is large, and nothing else needs it. */
const Charts = lazy(() => import('./charts.tsx'));

/** Revenue and orders of the last 30 days: drawn, and the same figures as a table. */
export function Trend({ days, failure }: { days: Day[] | undefined; failure: string }) {
  return (
    <Panel title={text.trend}>
      {failure && (
        <Notice tone="bad" title={text.trendFailed}>
          {failure}
        </Notice>
      )}
      {!days && !failure && <Loading />}
      {days && (
        <>
          {/* What is drawn stands in the table too. */}
          <div aria-hidden className="min-h-88">
            <Suspense fallback={<Loading />}>
              <Charts days={days} />
            </Suspense>
          </div>
          <details className="mt-3">
            <summary className="link w-max max-desk:py-3">{text.asTable}</summary>
            <Figures days={days} />
          </details>
        </>
      )}
    </Panel>
  );
}

const Figures = ({ days }: { days: Day[] }) => (
  <Table
    caption={text.figures}
    className="mt-3 max-h-96"
    head={
      <>
        <th scope="col">{text.day}</th>
        <th scope="col" className="right">
          {text.revenue}
        </th>
        <th scope="col" className="right">
          {text.orders}
        </th>
      </>
    }
  >
    {days.toReversed().map(({ day, revenue, orders }) => (
      <tr key={day}>
        <td className="whitespace-nowrap">{wholeDay(day)}</td>
        <td className="right">{formatPounds(revenue)}</td>
        <td className="right">{counted(orders)}</td>
      </tr>
    ))}
  </Table>
);
