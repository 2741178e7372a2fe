import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { arrived as text } from '#wording/storefront/arrived.ts';
import { layout } from '#wording/storefront/layout.ts';
import { post } from '../../browser/api.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/arrived';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.title }, noIndex);

/** `over`: pressing again would change nothing. */
type State = 'asking' | 'yes' | 'not yet' | { said: 'yes' | 'not yet' } | { failed: string; over: boolean };

/** Where the letter’s link leads: one press says whether the order has arrived. Programs that only follow links say nothing. */
export default function Arrived({ params: { token } }: Route.ComponentProps) {
  const [state, setState] = useState<State>('asking');
  const isBusy = state === 'yes' || state === 'not yet';
  const say = async (said: 'yes' | 'not yet') => {
    if (isBusy) return;
    setState(said);
    const answer = await post('/arrived', { token, arrived: said === 'yes' });
    if (answer.status === 200) return setState({ said });
    setState({ failed: answer.message, over: answer.status === 404 || answer.status === 409 });
  };
  const failure = typeof state === 'object' && 'failed' in state ? state : undefined;
  if (typeof state === 'object' && 'said' in state) return <Thanks said={state.said} />;
  return (
    <div className="page grid justify-items-start gap-4">
      <h1>{text.title}</h1>
      {!failure?.over && <p className="max-w-prose">{text.text}</p>}
      {failure && (
        <Notice tone="bad" title={text.failed} className="max-w-prose">
          {failure.failed}
        </Notice>
      )}
      {failure?.over ? (
        <ButtonLink to="/contact">{layout.contact}</ButtonLink>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" busy={state === 'yes' && text.sending} onClick={() => void say('yes')}>
            {text.yes}
          </Button>
          <Button kind="quiet" busy={state === 'not yet' && text.sending} onClick={() => void say('not yet')}>
            {text.notYet}
          </Button>
        </div>
      )}
    </div>
  );
}

const Thanks = ({ said }: { said: 'yes' | 'not yet' }) => (
  <div role="status" className="page grid justify-items-start gap-4">
    <CircleCheck size={40} aria-hidden className="text-green" />
    <h1>{text.thanks}</h1>
    <p className="max-w-prose">{said === 'yes' ? text.arrived : text.notYetDone}</p>
    <ButtonLink to="/orders">{text.orders}</ButtonLink>
  </div>
);
