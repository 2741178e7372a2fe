import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { list as text } from '#wording/dashboard/list.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { type Columns, csvOf, download } from './csv.ts';
import type { PagedList } from './use-paged-list.ts';

export interface FileProps<Row> {
  /** Of the file, without its ending. */
  name: string;
  /** Or reads them, where they are only known once they are asked for. */
  columns: Columns<Row> | (() => Promise<{ columns: Columns<Row> } | Failure>);
  /** Reads them all where that is a call of its own; else page by page. */
  readAll?: () => Promise<{ rows: Row[] } | Failure>;
}

export interface ExportProps<Row> extends FileProps<Row> {
  list: PagedList<Row>;
}

/** Downloads everything that the list's question finds, not only what is shown. */
export function Export<Row>({ list, name, columns, readAll = list.readAll }: ExportProps<Row>) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const [all, heads] = await Promise.all([
      readAll(),
      typeof columns === 'function' ? columns() : { columns },
    ]);
    setBusy(false);
    if ('message' in all) notify(all.message, { tone: 'bad' });
    else if ('message' in heads) notify(heads.message, { tone: 'bad' });
    else download(`${name}.csv`, csvOf(all.rows, heads.columns));
  };
  return (
    <Button
      kind="quiet"
      icon={<Download size={14} aria-hidden />}
      busy={busy && text.exporting}
      onClick={() => void run()}
    >
      {text.export}
    </Button>
  );
}
