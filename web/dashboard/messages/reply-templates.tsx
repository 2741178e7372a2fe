import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireTemplate } from '#contract/messages.ts';
import { messages, templates as text } from '#wording/dashboard/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Head } from '../parts/head.tsx';
import { useLastGood } from '../parts/use-last-good.ts';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/reply-templates';
import { TemplateForm } from './template-form.tsx';

export const meta = pageMeta(text.title);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askAsLoader('/dash-templates', {}, request);

/** The answers that staff saved for their replies. */
export default function ReplyTemplates({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  const { good, failure } = useLastGood(loaderData);
  const [changing, setChanging] = useState<WireTemplate>();
  const saved = async () => {
    setChanging(undefined);
    await revalidate();
  };
  return (
    <>
      <Head back={{ to: to('messages'), label: messages.title }} title={text.title} />
      <p className="mb-4 max-w-prose text-muted">{text.lead}</p>
      {failure && (
        <Notice tone="bad" title={text.loadFailed} className="mb-4">
          <p>{failure.message}</p>
          <Button kind="quiet" className="mt-3" onClick={() => void revalidate()}>
            {text.again}
          </Button>
        </Notice>
      )}
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <Panel title={changing ? text.form.change : text.form.add}>
          <TemplateForm
            key={changing ? `${changing.id}-${changing.version}` : `new-${good?.data.length ?? 0}`}
            template={changing}
            onSaved={saved}
            onCancel={() => setChanging(undefined)}
          />
        </Panel>
        {good?.data.length === 0 && <p className="text-muted">{text.none}</p>}
        {good && good.data.length > 0 && (
          <ul className="grid gap-3">
            {good.data.map((template) => (
              <Saved
                key={template.id}
                template={template}
                onChange={() => setChanging(template)}
                onRemoved={saved}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface SavedProps {
  template: WireTemplate;
  onChange: () => void;
  onRemoved: () => Promise<void>;
}

function Saved({ template: { id, title, text: words }, onChange, onRemoved }: SavedProps) {
  const { ask } = useDashboard();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await ask('/dash-template-delete', { id });
    const gone = answer.status === 200 || answer.status === 404;
    notify(gone ? text.removed(title) : (answer.message ?? ''), { tone: gone ? 'good' : 'bad' });
    await onRemoved();
    setBusy(false);
  };
  return (
    <li className="panel p-4">
      <h2 className="text-lg break-words">{title}</h2>
      <p className="my-2 max-w-prose break-words whitespace-pre-line">{words}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" aria-label={text.changeOf(title)} onClick={onChange}>
          {text.change}
        </Button>
        <Button
          kind="danger"
          aria-label={text.removeOf(title)}
          busy={busy && text.removing}
          onClick={() => void remove()}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
