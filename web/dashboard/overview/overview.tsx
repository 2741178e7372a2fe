import { RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { overview as text } from '#wording/dashboard/overview.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, useLoaded } from '../../browser/decode-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { useLastGood } from '../parts/use-last-good.ts';
import { askAnalytics } from '../session/ask.ts';
import { useHandle401 } from '../session/use-dashboard.ts';
import type { Route } from './+types/overview';
import { Attention } from './attention.tsx';
import { Figures } from './figures.tsx';
import { Trend } from './trend.tsx';
import { useRetries } from './use-retries.ts';

export const meta = pageMeta(text.title);

/** The last 30 days may come later than what needs somebody. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const series = decodeAnswer(post('/dash-series', {}, request), ({ data }) => data);
  return { analytics: await askAnalytics(request), series };
}

/** What needs somebody now, then the statistics of spec.md section 3, and the last 30 days. */
export default function Overview({ loaderData: { analytics, series } }: Route.ComponentProps) {
  const handle401 = useHandle401();
  const { data: days, failure = '' } = useLoaded(series, () => void handle401({ status: 401 }));
  const { revalidate } = useRevalidator();
  const { good: found } = useLastGood(analytics);
  const { retrying, inVain, again } = useRetries(analytics, revalidate);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1>{text.title}</h1>
        <Button kind="quiet" icon={<RefreshCw size={14} aria-hidden />} onClick={again}>
          {text.refresh}
        </Button>
      </div>
      {retrying && <Notice tone="wait">{text.retrying}</Notice>}
      {inVain && (
        <Notice tone="bad" title={text.failed} className="mb-4">
          <Button kind="quiet" className="mt-2" onClick={again}>
            {text.again}
          </Button>
        </Notice>
      )}
      {!found && !retrying && !inVain && <Loading />}
      {found && (
        <div className="grid gap-6">
          {found.missingOfSeller.length > 0 && (
            <Notice tone="wait" title={text.seller}>
              {text.sellerText(found.missingOfSeller)}
            </Notice>
          )}
          <Attention found={found} />
          <Figures data={found.data} days={failure ? [] : days} />
          <Trend days={days} failure={failure} />
        </div>
      )}
    </>
  );
}
