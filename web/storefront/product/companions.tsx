import { lazyWhenUsed } from '../../browser/lazy-part.ts';
import type { CompanionListProps } from '../parts/companion-list.tsx';

export const CompanionList = lazyWhenUsed(() =>
  import('../parts/companion-list.tsx').then((part) => part.CompanionList),
);

/** Made by the server; its code is fetched once the page is used, since it stands below the first screen. */
export const Companions = (props: CompanionListProps) =>
  props.products.length > 0 && (
    <div className="page mt-14">
      <CompanionList {...props} />
    </div>
  );
