import { Link } from 'react-router';
import type { Recall } from '#contract/recall-codec.ts';
import { recall } from '#wording/dashboard/recall.ts';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

const text = recall.list;

/** A recall of a product and how far it is. */
export function RecallLine({
  recall: { id, subject, at, people, sent, opened, answered },
}: {
  recall: Recall;
}) {
  const { to } = useDashboard();
  const { stopped, gone, money } = answered;
  const figures = [
    [text.sent, text.of(sent, people)],
    [text.opened, text.of(opened, people)],
    [text.answered, text.of(stopped + gone + money, people)],
    [text.money, String(money)],
  ];
  return (
    <li className="grid gap-1 py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={to('recall-people', id)} className="link font-semibold">
          {subject}
        </Link>
        <span className="text-muted">
          <Moment at={at} />
        </span>
      </span>
      <dl className="flex flex-wrap gap-x-5 gap-y-0.5">
        {figures.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
