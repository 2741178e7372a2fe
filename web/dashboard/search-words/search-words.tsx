import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireSynonym } from '#contract/search-words.ts';
import { attributes } from '#wording/dashboard/attributes.ts';
import { searchWords as text } from '#wording/dashboard/search-words.ts';
import { useReloadOnVisible } from '../../browser/reload-on-visible.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Head } from '../parts/head.tsx';
import { useLastGood } from '../parts/use-last-good.ts';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/search-words';
import { Misses } from './misses.tsx';
import { SynonymForm } from './synonym-form.tsx';
import { SynonymTable } from './synonym-table.tsx';

export const meta = pageMeta(text.title);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [synonyms, misses] = await Promise.all([
    askAsLoader('/dash-synonyms', {}, request),
    askAsLoader('/dash-search-misses', {}, request),
  ]);
  return { synonyms, misses };
}

/** What was searched for in vain, and what searches take for other words: staff's own, and those that the shop starts with. */
export default function SearchWords({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  const { good, failure } = useLastGood(loaderData.synonyms);
  const misses = useLastGood(loaderData.misses);
  const [begun, begin] = useBegun();
  useReloadOnVisible();
  const own = good?.data.filter(({ standard }) => !standard) ?? [];
  const standard = good?.data.filter((one) => one.standard) ?? [];
  return (
    <>
      <Head back={{ to: to('attributes'), label: attributes.title }} title={text.title} />
      <p className="mb-4 max-w-prose text-muted">{text.lead}</p>
      {failure && (
        <Notice tone="bad" title={text.failed} className="mb-4">
          <p>{failure.message}</p>
          <Button kind="quiet" className="mt-3" onClick={() => void revalidate()}>
            {text.again}
          </Button>
        </Notice>
      )}
      <div className="grid gap-6">
        <Panel title={text.form}>
          <SynonymForm key={begun.times} typed={begun.words} />
        </Panel>
        <div>
          <h2 className="mb-2 text-xl">{text.misses.title}</h2>
          <p className="mb-2 max-w-prose text-muted">{text.misses.lead}</p>
          {misses.failure && (
            <Notice tone="bad" title={text.misses.failed}>
              {misses.failure.message}
            </Notice>
          )}
          {misses.good && <Misses rows={misses.good.data} makeSynonym={begin} />}
        </div>
        {good && <Synonyms own={own} standard={standard} />}
      </div>
    </>
  );
}

/** The words that a synonym is begun for, and how often one was: each time with an empty form. */
function useBegun() {
  const [begun, setBegun] = useState({ words: '', times: 0 });
  const begin = (words: string) => setBegun(({ times }) => ({ words, times: times + 1 }));
  return [begun, begin] as const;
}

const Synonyms = ({ own, standard }: Record<'own' | 'standard', WireSynonym[]>) => (
  <>
    <div>
      <h2 className="mb-2 text-xl">{text.own}</h2>
      {own.length > 0 ? (
        <SynonymTable caption={text.own} rows={own} />
      ) : (
        <p className="text-muted">{text.none}</p>
      )}
    </div>
    <details>
      <summary className="min-h-11 cursor-pointer font-head text-xl font-bold">
        {text.standard(standard.length)}
      </summary>
      <p className="mb-2 text-muted">{text.standardHint}</p>
      <SynonymTable caption={text.standard(standard.length)} rows={standard} />
    </details>
  </>
);
