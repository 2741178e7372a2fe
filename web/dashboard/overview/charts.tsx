import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { overview as text } from '#wording/dashboard/overview.ts';
import { formatPounds } from '../../ui/price.tsx';
import { shortDay, wholeDay } from './days.ts';
import type { Day } from './statistics.ts';

/** Revenue above orders, day by day; pointing at a day of one shows it in both. */
export default function Charts({ days }: { days: Day[] }) {
  return (
    <div className="grid gap-4">
      <Bars days={days} figure="revenue" height={190} format={roundPounds} />
      <Bars days={days} figure="orders" height={120} format={String} />
    </div>
  );
}

interface BarsProps {
  days: Day[];
  figure: 'revenue' | 'orders';
  /** In pixels. */
  height: number;
  /** A figure beside the axis. */
  format: (value: number) => string;
}

const look = { fill: 'var(--muted)', fontSize: 12 };

const Bars = ({ days, figure, height, format }: BarsProps) => (
  <div>
    <p className="tag mb-1 text-muted">{text[figure]}</p>
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={days}
        syncId="days"
        accessibilityLayer={false}
        margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickFormatter={shortDay}
          tick={look}
          tickLine={false}
          axisLine={{ stroke: 'var(--edge)' }}
          interval="preserveEnd"
          minTickGap={28}
        />
        <YAxis
          width={52}
          allowDecimals={false}
          tickFormatter={format}
          tick={look}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--sunken)' }}
          content={({ active, label }) => active && <Pointed day={days.find(({ day }) => day === label)} />}
        />
        <Bar
          dataKey={figure}
          fill={figure === 'revenue' ? 'var(--olive)' : 'var(--edge)'}
          radius={[2, 2, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  </div>
);

const Pointed = ({ day }: { day: Day | undefined }) =>
  day && (
    <div className="panel figures px-3 py-2 text-sm lift">
      <p className="font-semibold">{wholeDay(day.day)}</p>
      <p>
        {text.revenue} {formatPounds(day.revenue)}
      </p>
      <p>
        {text.orders} {day.orders}
      </p>
    </div>
  );

/** '£250' beside the axis, '£1.2k' for thousands. */
const roundPounds = (pounds: number) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).format(pounds);
