import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { decodeProduct, type Product } from '#contract/product.ts';
import { goesWith as text } from '#wording/dashboard/goes-with.ts';
import { TextField } from '../../ui/field.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** Milliseconds of rest in typing before products are looked for, and how many are offered. */
const debounceMs = 200;
const maxOffered = 8;

interface FindCompanionProps {
  /** The ids of what can't be chosen. */
  without: string[];
  onChoose: (product: Product) => void;
}

/** Finds a product by what is typed; a press on one that was found chooses it. */
export function FindCompanion({ without, onChoose }: FindCompanionProps) {
  const [words, setWords] = useState('');
  const found = useFound(words.trim())?.filter(({ id }) => !without.includes(id));
  return (
    <div className="grid max-w-xl gap-2">
      <TextField
        label={text.add}
        hint={text.addHint}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className="text-muted empty:hidden">
        {found?.length === 0 && text.nothing}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={text.results} className="panel divide-y divide-line">
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={text.addIt(one.title)}
                onClick={() => {
                  setWords('');
                  onChoose(one);
                }}
                className="flex min-h-11 w-full items-center gap-3 px-3 py-1 text-left hover:bg-sunken"
              >
                <Plus size={16} aria-hidden className="flex-none" />
                <span className="min-w-0 break-words">{one.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Undefined until something was looked for. */
function useFound(find: string): Product[] | undefined {
  const { ask } = useDashboard();
  const [found, setFound] = useState<{ find: string; products: Product[] }>();
  useEffect(() => {
    if (find.length < 2) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(paths.dashProducts, { find, limit: maxOffered }, leaving);
      if (answer.status === 200 && !leaving.signal.aborted)
        setFound({ find, products: answer.data.map(decodeProduct) });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, find]);
  return found?.find === find ? found.products : undefined;
}
