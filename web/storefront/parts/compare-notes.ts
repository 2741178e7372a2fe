import { compare as text } from '#wording/storefront/compare.ts';
import { emptyCompared, toggleCompared } from '../../browser/compared.ts';
import { notify } from '../../ui/notify.tsx';

/** Says why a product can't be compared with those that are ticked, with a way to begin anew with it. */
export function sayRefused(why: 'full' | 'other category', id: string, category: string) {
  const startAnew = () => {
    emptyCompared();
    toggleCompared(id, category);
  };
  notify(text.refused[why], { tone: 'bad', action: { label: text.startAnew, run: startAnew } });
}
