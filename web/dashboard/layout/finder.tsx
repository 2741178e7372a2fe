import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { finder as said } from '#wording/dashboard.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFound } from './found.ts';
import { useFindKey, walkRows } from './keys.ts';

/** Finds any order, product or person. The key / opens it where the page has no find box of its own. */
export function Finder() {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  useFindKey(show);
  return (
    <>
      <IconButton label={said.title} aria-keyshortcuts="/" onClick={show}>
        <Search size={18} aria-hidden />
      </IconButton>
      <Dialog open={open} onClose={close} title={said.title}>
        <Hunt onChosen={close} />
      </Dialog>
    </>
  );
}

function Hunt({ onChosen }: { onChosen: () => void }) {
  const [words, setWords] = useState('');
  const { found, state } = useFound(words.trim());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk through what is inside
    <div onKeyDown={walkRows} className="grid gap-3 text-ink">
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: whoever opens this wants to type
        autoFocus
        aria-label={said.title}
        placeholder={said.hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="input"
      />
      <p role="status" className="text-muted empty:hidden">
        {said.state(state, found.length)}
      </p>
      {found.length > 0 && (
        <ul className="-mx-3">
          {found.map(({ kind, text, more, to }) => (
            <li
              key={to}
              className="relative flex min-h-11 items-center gap-3 rounded-sm px-3 py-1 focus-within:bg-sunken hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <Link to={to} onClick={onChosen} className="row-link font-semibold break-words">
                  {text}
                </Link>
                <span className="block truncate text-muted">{more}</span>
              </span>
              <span className="tag flex-none text-muted">{said.kinds[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
