import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { kit } from '#wording/kit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { unsubscribe as words } from '#wording/storefront/newsletter.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/unsubscribe';

export const handle = { shell: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [
  { title: words.title },
  { name: 'robots', content: 'noindex' },
];

type State = 'asking' | 'busy' | 'done' | 'unknown' | 'failed';

/** Where the newsletter's own link leads: one press, and no more of them come. */
export default function Unsubscribe({ params: { token } }: Route.ComponentProps) {
  const [state, setState] = useState<State>('asking');
  const path = `/unsubscribe/${encodeURIComponent(token)}`;
  const end = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setState(await unsubscribe(path));
  };
  if (state === 'done') return <Done />;
  return (
    <div className="page grid justify-items-start gap-4 pt-2">
      <h1>{words.title}</h1>
      <p className="max-w-prose">{words.text}</p>
      {state === 'failed' && <Notice tone="bad">{kit.connectionError}</Notice>}
      {state === 'unknown' && (
        <Notice tone="bad" title={words.unknown} className="max-w-prose">
          {words.unknownText}
        </Notice>
      )}
      <form method="post" onSubmit={end} className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" busy={state === 'busy' && words.submitting}>
          {words.submit}
        </Button>
        {state === 'unknown' && (
          <ButtonLink kind="quiet" to="/contact">
            {layout.contact}
          </ButtonLink>
        )}
      </form>
    </div>
  );
}

async function unsubscribe(path: string): Promise<State> {
  try {
    const { status } = await fetch(path, { method: 'POST' });
    return status === 200 ? 'done' : status === 404 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}

function Done() {
  return (
    <div role="status" className="page grid justify-items-start gap-4 pt-2">
      <CircleCheck size={40} aria-hidden className="text-green" />
      <h1>{words.done}</h1>
      <p className="max-w-prose">{words.doneText}</p>
      <ButtonLink to="/shop/all">{words.shop}</ButtonLink>
    </div>
  );
}
