import { isRouteErrorResponse } from 'react-router';
import { kit } from '#wording/kit.ts';
import { requestMark } from '../server-context.ts';
import { Button, ButtonLink } from './button.tsx';

/** In place of a screen that isn't there or failed: what that means, and what to do next. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isMissing(error);
  return (
    <div className="page grid justify-items-center gap-4 pt-8 pb-16 text-center desk:pt-16">
      <h1>{errorTitle(error)}</h1>
      <p className="max-w-prose">{missing ? kit.error.notFoundText : kit.error.text}</p>
      {!missing && (
        <p className="text-sm text-muted has-[code:empty]:hidden">
          {kit.error.quote} <code suppressHydrationWarning>{onServer ? requestMark : ''}</code>
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{kit.error.home}</ButtonLink>
        {!missing && (
          <Button kind="quiet" onClick={() => location.reload()}>
            {kit.error.again}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What the server wrote there stays; a screen that fails in the browser has no request to quote. */
const onServer = typeof document === 'undefined';

/** The title of the page that `ErrorPage` stands on, for the route's `meta`. */
export const errorTitle = (error: unknown) => (isMissing(error) ? kit.error.notFound : kit.error.title);

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
