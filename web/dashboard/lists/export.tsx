import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { list as text } from '#wording/dashboard/list.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { type Columns, csvOf, download } from './csv.ts';

export interface FileProps<Row> {
  /** Of the file, without its ending. */
  name: string;
  /** Or reads them, where they are only known once they are asked for. */
  columns: Columns<Row> | (() => Promise<{ columns: Columns<Row> } | Failure>);
  readAll: () => Promise<{ rows: readonly Row[] } | Failure>;
}

/** Downloads everything that the list's question finds, not only what is shown. */
export function Export<Row>({ name, columns, readAll }: FileProps<Row>) {
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
