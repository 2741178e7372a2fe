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
  columns: Columns<Row>;
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
    const all = await readAll();
    setBusy(false);
    if ('message' in all) notify(all.message, { tone: 'bad' });
    else download(`${name}.csv`, csvOf(all.rows, columns));
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
