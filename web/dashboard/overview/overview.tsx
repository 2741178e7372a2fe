import { RefreshCw } from 'lucide-react';
import { overview as text } from '#wording/dashboard/overview.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { titled } from '../layout/titled.ts';
import { Attention } from './attention.tsx';
import { Figures } from './figures.tsx';
import { Trend } from './trend.tsx';
import { useAnalytics } from './use-analytics.ts';
import { useSeries } from './use-series.ts';

export const meta = titled(text.title);

/** What needs somebody now, then the statistics of spec.md section 3, and the last 30 days. */
export default function Overview() {
  const { found, state, again } = useAnalytics();
  const series = useSeries();
  const refresh = () => {
    again();
    series.again();
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1>{text.title}</h1>
        <Button kind="quiet" icon={<RefreshCw size={14} aria-hidden />} onClick={refresh}>
          {text.refresh}
        </Button>
      </div>
      {state === 'retrying' && <Notice tone="wait">{text.retrying}</Notice>}
      {state === 'failed' && (
        <Notice tone="bad" title={text.failed} className="mb-4">
          <Button kind="quiet" className="mt-2" onClick={refresh}>
            {text.again}
          </Button>
        </Notice>
      )}
      {!found && state === 'loading' && <Loading />}
      {found && (
        <div className="grid gap-6">
          {found.missingOfSeller.length > 0 && (
            <Notice tone="wait" title={text.seller}>
              {text.sellerText(found.missingOfSeller)}
            </Notice>
          )}
          <Attention found={found} />
          <Figures data={found.data} days={series.failure ? [] : series.days} />
          <Trend days={series.days} failure={series.failure} />
        </div>
      )}
    </>
  );
}
