import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#wording/counted.ts';
import { imports } from '#wording/dashboard/imports.ts';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Table } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { ImportStatus } from './use-import.ts';

const text = imports.pictures;

interface PicturesProps {
  id: string;
  fetching: ImportStatus['fetching'];
  onRetried: () => void;
}

/** How far the pictures of an import are, and those that could not be fetched, with a way to try them again. */
export function Pictures({ id, fetching, onRetried }: PicturesProps) {
  const { ask } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { waiting, fetched, failed, failures } = fetching;
  const all = waiting + fetched + failed;
  if (all === 0) return null;
  const retry = async () => {
    setBusy(true);
    const answer = await ask('/dash-retry-pictures', { id });
    setBusy(false);
    setFailure(answer.status === 200 ? '' : answer.message);
    if (answer.status === 200) onRetried();
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{text.title}</h2>
      <Meter label={text.progress(fetched, all, failed)} value={fetched + failed} max={all} />
      {waiting > 0 && <p className="text-muted">{text.goOn}</p>}
      {failed > 0 && (
        <>
          <Table
            caption={text.failed(failed)}
            className="max-h-96"
            head={
              <>
                <th scope="col" className="right">
                  {imports.line}
                </th>
                <th scope="col">{text.address}</th>
                <th scope="col">{text.why}</th>
              </>
            }
          >
            {failures.map(({ line, address, why }) => (
              <tr key={`${line} ${address}`}>
                <td className="right">{counted(line)}</td>
                <td className="min-w-40 break-all">{address}</td>
                <td className="min-w-40">{text.failures[why]}</td>
              </tr>
            ))}
          </Table>
          {failed > failures.length && (
            <p className="text-muted">{imports.onlyFirst(failures.length, failed)}</p>
          )}
          {failure && <p className="text-red">{failure}</p>}
          <div>
            <Button
              kind="quiet"
              icon={<RotateCw size={16} aria-hidden />}
              busy={busy && text.retrying}
              disabled={waiting > 0}
              onClick={() => void retry()}
            >
              {text.retry}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
