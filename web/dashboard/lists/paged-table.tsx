import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { list } from '#wording/dashboard/list.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { cardsOnPhone, Table } from '../parts/table.tsx';
import { Export, type FileProps } from './export.tsx';
import type { PagedList } from './use-paged-list.ts';

export interface PagedTableProps<Row> {
  caption: string;
  list: PagedList<Row>;
  /** The `<th scope="col">`s. */
  head: ReactNode;
  row: (row: Row) => ReactNode;
  /** What stands there without any row. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Its name and columns as a file; how its rows are read where that is not page by page. Left out: `actions` has a file of its own. */
  csv?: Omit<FileProps<Row>, 'readAll'> & Partial<FileProps<Row>>;
  /** More that can be done with the whole list. */
  actions?: ReactNode;
}

/** The head stays in sight while the rows scroll; on a phone rows are cards. */
const look = `desk:max-h-[calc(100dvh-15rem)] desk:min-h-40 ${cardsOnPhone}`;

/** A paged list as a table: its rows, how many there are, More, and what shows while there are none. */
export function PagedTable<Row>({
  caption,
  list: paged,
  head,
  row,
  empty,
  csv,
  actions,
}: PagedTableProps<Row>) {
  const frame = useReturn(paged);
  const noteOpened = (event: MouseEvent) => {
    const row = (event.target as Element).closest('.row-link');
    if (row) paged.noteOpened(row.getAttribute('href') ?? '');
  };
  if (paged.state === 'failed') {
    return (
      <Notice tone="bad" title={list.failed}>
        <p>{paged.message}</p>
        <Button kind="quiet" className="mt-3" onClick={paged.again}>
          {list.again}
        </Button>
      </Notice>
    );
  }
  const loading = paged.state === 'loading';
  return (
    <>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <p role="status" className={`figures whitespace-nowrap text-muted ${loading ? 'late' : ''}`}>
          {loading ? list.loading : counted(paged)}
          {paged.nearly && <span className="block">{list.nearly}</span>}
        </p>
        {paged.rows.length > 0 && (
          <div className="flex flex-wrap justify-end gap-3">
            {actions}
            {csv && <Export readAll={paged.readAll} {...csv} />}
          </div>
        )}
      </div>
      {!loading && paged.rows.length === 0 ? (
        <div className="panel">
          <EmptyState title={empty.title} action={empty.action}>
            {empty.text}
          </EmptyState>
        </div>
      ) : (
        paged.rows.length > 0 && (
          <div
            ref={frame}
            aria-busy={loading}
            className={loading ? 'opacity-60' : ''}
            onClickCapture={noteOpened}
          >
            <Table caption={caption} head={head} className={look}>
              {paged.rows.map(row)}
            </Table>
          </div>
        )
      )}
      {paged.hasMore && (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <Button kind="quiet" busy={paged.loadingMore && list.loadingMore} onClick={paged.more}>
            {list.more}
          </Button>
        </div>
      )}
    </>
  );
}

const counted = <Row,>({ rows, total = rows.length, orMore }: PagedList<Row>) =>
  list.count(rows.length, total, orMore);

/** Coming back, the row that was opened has the focus again, and is in sight. */
function useReturn<Row>({ opened }: PagedList<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const [from] = useState(opened);
  useEffect(() => {
    if (!from) return;
    const rows = frame.current?.querySelectorAll<HTMLElement>('.row-link') ?? [];
    [...rows].find((row) => row.getAttribute('href') === from)?.focus();
  }, [from]);
  return frame;
}
