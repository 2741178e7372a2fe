import { kit } from '#wording/kit.ts';
import { reload } from '../browser/reload.ts';
import { requestMark } from '../server-context.ts';
import { Button, ButtonLink } from './button.tsx';

const text = kit.error;

/** In place of a screen that failed: what that means, and what to do next. */
export const ErrorPage = () => (
  <div className="page grid justify-items-center gap-4 pt-8 pb-16 text-center desk:pt-14">
    <h1>{text.title}</h1>
    <p className="max-w-prose">{text.text}</p>
    <Quote />
    <div className="mt-2 flex flex-wrap justify-center gap-3">
      <Button onClick={reload}>{text.again}</Button>
      <ButtonLink to="/" kind="quiet">
        {text.home}
      </ButtonLink>
    </div>
  </div>
);

/** What the server wrote there stays; a screen that fails in the browser has no request to quote. */
export const Quote = () => (
  <p className="text-sm text-muted has-[code:empty]:hidden">
    {text.quote} <code suppressHydrationWarning>{onServer ? requestMark : ''}</code>
  </p>
);

const onServer = typeof document === 'undefined';
