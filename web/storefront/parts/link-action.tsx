import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { kit } from '#wording/kit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type State = 'asking' | 'busy' | 'done' | 'unknown' | 'failed';

export interface LinkActionProps {
  text: Record<
    'title' | 'text' | 'submit' | 'submitting' | 'done' | 'doneText' | 'unknown' | 'unknownText' | 'shop',
    string
  >;
  /** What the button posts to. */
  path: string;
}

/** Where a link in a letter leads: one press does what it is for. Programs that only follow links do nothing. */
export function LinkAction({ text, path }: LinkActionProps) {
  const [state, setState] = useState<State>('asking');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setState(await press(path));
  };
  if (state === 'done') return <Done text={text} />;
  return (
    <div className="page grid justify-items-start gap-4">
      <h1>{text.title}</h1>
      <p className="max-w-prose">{text.text}</p>
      {state === 'failed' && <Notice tone="bad">{kit.connectionError}</Notice>}
      {state === 'unknown' && (
        <Notice tone="bad" title={text.unknown} className="max-w-prose">
          {text.unknownText}
        </Notice>
      )}
      <form method="post" aria-label={text.title} onSubmit={submit} className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" busy={state === 'busy' && text.submitting}>
          {text.submit}
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

async function press(path: string): Promise<State> {
  try {
    const { status } = await fetch(path, { method: 'POST' });
    return status === 200 ? 'done' : status === 404 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}

function Done({ text }: Pick<LinkActionProps, 'text'>) {
  return (
    <div role="status" className="page grid justify-items-start gap-4">
      <CircleCheck size={40} aria-hidden className="text-green" />
      <h1>{text.done}</h1>
      <p className="max-w-prose">{text.doneText}</p>
      <ButtonLink to="/shop/all">{text.shop}</ButtonLink>
    </div>
  );
}
