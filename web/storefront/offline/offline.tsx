import { layout } from '#wording/storefront/layout.ts';
import { offline as text } from '#wording/storefront/offline.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import OfflineDrawing from '../../ui/drawings/offline.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { againId, explanationId, offlineScript, productId, statusId, unitsId } from './offline-script.ts';

export const meta = () => [{ title: text.title }, { name: 'robots', content: 'noindex' }];

/** In place of a page that can't be had, at its address: the service worker answers with it. */
export default function OfflinePage() {
  return (
    <>
      <EmptyState
        drawing={<OfflineDrawing className="h-auto w-44 max-w-full desk:w-60" />}
        title={text.title}
        heading="h1"
        action={
          <>
            <ButtonLink to="/cart" reloadDocument>
              {text.cart}
              <span id={unitsId} className="figures" />
            </ButtonLink>
            <ButtonLink to="/favorites" reloadDocument kind="quiet">
              {layout.favourites}
            </ButtonLink>
            <Button id={againId} kind="quiet">
              {text.again}
            </Button>
          </>
        }
      >
        <div id={productId} hidden className="panel mb-4 flex items-center gap-4 p-3 text-left text-ink">
          <div className="min-w-0">
            <p className="font-semibold" />
            <p className="figures text-xl font-bold" />
          </div>
        </div>
        <p id={explanationId}>{text.text}</p>
        <p id={statusId} role="status" className="mt-2 font-semibold text-green" />
      </EmptyState>
      {import.meta.env.SSR && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, under their hash in the policy
        <script dangerouslySetInnerHTML={{ __html: offlineScript }} />
      )}
    </>
  );
}
