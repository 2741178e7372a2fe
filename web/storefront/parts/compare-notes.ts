import { compare as text } from '#wording/storefront/compare.ts';
import { layout } from '#wording/storefront/layout.ts';
import { compared, emptyCompared, toggleCompared } from '../../browser/compared.ts';
import { notify } from '../../ui/notify.tsx';
import { compareAddress } from './compare-address.ts';

/** Says what came of ticking a product: why it can't be compared with those that are ticked; or, of two and more, where they stand side by side. */
export function sayToggled(refused: ReturnType<typeof toggleCompared>, id: string, category: string) {
  if (refused) return sayRefused(refused, id, category);
  const { ids } = compared.read();
  const { length } = ids;
  if (length > 1 && ids.includes(id) && location.pathname !== '/compare')
    notify(text.ticked(length), {
      action: { label: layout.compare, run: () => location.assign(compareAddress(ids)) },
      replaces: text.ticked(length - 1),
    });
}

/** With a way to begin anew with it. */
function sayRefused(why: 'full' | 'other category', id: string, category: string) {
  const startAnew = () => {
    emptyCompared();
    toggleCompared(id, category);
  };
  notify(text.refused[why], { tone: 'bad', action: { label: text.startAnew, run: startAnew } });
}
