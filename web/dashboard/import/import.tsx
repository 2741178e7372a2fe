import { Download } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { imports as text } from '#wording/dashboard/imports.ts';
import { products } from '#wording/dashboard/products.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Head } from '../parts/head.tsx';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/import';
import { Beside } from './beside.tsx';
import { ChooseCategory } from './choose-category.tsx';
import { ChooseList } from './choose-list.tsx';
import { AttributesExplained, ColumnsExplained } from './columns-explained.tsx';
import { LastImport } from './last-import.tsx';
import { Outcome } from './outcome.tsx';
import { Pictures } from './pictures.tsx';
import { Proposals } from './proposals.tsx';
import { downloadTemplate } from './template.ts';
import { UndoImport } from './undo-import.tsx';
import type { ImportStatus } from './use-import.ts';
import { useList } from './use-list.ts';

export const meta = pageMeta(text.title);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [answer, last] = await Promise.all([
    askAsLoader('/dash-attributes', {}, request),
    askAsLoader('/dash-last-import', {}, request),
  ]);
  return {
    attributes: answer.status === 200 ? answer.data.filter(({ retired }) => !retired) : undefined,
    last: last.status === 200 ? last.data : null,
  };
}

/** Products from a CSV file: a dry run says what is wrong, row by row, and only a file that is right is taken in. */
export default function Import({ loaderData: { attributes, last } }: Route.ComponentProps) {
  const { to } = useDashboard();
  const list = useList();
  const { id, file, status, busy, failure, kind } = list;
  const { revalidate } = useRevalidator();
  const over = status && !busy;
  const checked = over && status.state === 'done' && kind === 'dry run';
  const imported = over && status.state === 'done' && kind === 'import';

  return (
    <>
      <Head back={{ to: to('products'), label: products.title }} title={text.title}>
        <Button
          kind="quiet"
          icon={<Download size={14} aria-hidden />}
          onClick={() => downloadTemplate(attributes ?? [])}
        >
          {text.template}
        </Button>
      </Head>
      <div className="grid gap-4">
        <Panel title={text.file}>
          <div className="grid gap-4">
            <p className="max-w-prose">{text.lead}</p>
            {imported ? null : (
              <ChooseList
                chosen={file ? text.beside.chosen(file.name, list.pictures.length) : ''}
                disabled={busy}
                onChosen={list.choose}
              />
            )}
            <Beside beside={list.beside} />
            {list.sending && <Progress sent={list.sent} status={status} kind={kind} />}
            {failure && (
              <Notice tone="bad" title={text.failed}>
                <p>{failure}</p>
                <Button kind="quiet" className="mt-3" onClick={list.again}>
                  {text.again}
                </Button>
              </Notice>
            )}
            {over && (
              <Outcome status={status} kind={kind}>
                {file && status.unplaced > 0 && (
                  <ChooseCategory
                    unplaced={status.unplaced}
                    onChosen={(category) => list.checkWith({ category })}
                  />
                )}
                {checked && file && status.added + status.changed + status.pictures > 0 && (
                  <Button kind="primary" onClick={list.takeIn}>
                    {status.added + status.changed > 0
                      ? text.submit(status.added + status.changed)
                      : text.submitPictures}
                  </Button>
                )}
                {imported && (
                  <Next
                    onAnother={() => {
                      list.clear();
                      void revalidate();
                    }}
                  />
                )}
                {imported && status.undone && <p>{text.undo.done}</p>}
                {imported && !status.undone && status.added + status.changed + status.pictures > 0 && (
                  <UndoImport id={id} onUndone={list.noteUndone} />
                )}
              </Outcome>
            )}
            {over && status.proposed > 0 && !imported && (
              <Proposals status={status} onChosen={(takesFacts) => list.checkWith({ takesFacts })} />
            )}
            {imported && !status.undone && (
              <Pictures id={id} fetching={status.fetching} onRetried={list.watchAgain} />
            )}
          </div>
        </Panel>
        {last && !status && !busy && <LastImport last={last} onUndone={() => void revalidate()} />}
        <div>
          <h2 className="mb-2 text-xl">{text.columns}</h2>
          <p className="mb-3 max-w-prose text-muted">{text.columnsText}</p>
          <ColumnsExplained />
        </div>
        <div>
          <h2 className="mb-2 text-xl">{text.attributes}</h2>
          <p className="mb-3 max-w-prose text-muted">
            {attributes ? text.attributesText : text.noAttributes}
          </p>
          {attributes && <AttributesExplained attributes={attributes} />}
        </div>
      </div>
    </>
  );
}

/** What can be done after an import. */
function Next({ onAnother }: { onAnother: () => void }) {
  const { to } = useDashboard();
  return (
    <>
      <ButtonLink kind="primary" to={to('products')}>
        {text.see}
      </ButtonLink>
      <Button kind="quiet" onClick={onAnother}>
        {text.more}
      </Button>
    </>
  );
}

interface ProgressProps {
  /** How much of the file has left, from 0 to 1; undefined once it is there. */
  sent: number | undefined;
  status: ImportStatus | undefined;
  kind: 'dry run' | 'import';
}

/** A file is sent, waits its turn, is checked, and written unless that was all. */
function Progress({ sent, status, kind }: ProgressProps) {
  if (sent !== undefined) {
    return <Meter label={text.sending(Math.round(sent * 100))} value={sent} max={1} />;
  }
  const { state = 'waiting', rows = 0, done = 0 } = status ?? {};
  return (
    <Meter
      label={
        state === 'writing' ? text.writing(done, rows) : kind === 'dry run' ? text.checking : text.waiting
      }
      value={done}
      max={rows || 1}
    />
  );
}
