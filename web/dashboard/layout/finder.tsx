import { type KeyboardEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { finder as text } from '#wording/dashboard/finder.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { type Found, useFindAnything } from './find-anything.ts';
import { walkRows } from './keys.ts';

/** Finds any order, product, person or message. */
export const Finder = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title={text.title}>
    <Search onDone={onClose} />
  </Dialog>
);

function Search({ onDone }: { onDone: () => void }) {
  const [words, setWords] = useState('');
  const { found, state } = useFindAnything(words.trim());
  const { to } = useDashboard();
  const navigate = useNavigate();
  const openFirst = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || state !== 'done' || !found[0]) return;
    onDone();
    navigate(to(...found[0].at));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk through what is inside
    <div
      onKeyDown={(event) => {
        // Else the first Escape would only empty the box.
        if (event.key !== 'Escape') return walkRows(event);
        event.preventDefault();
        onDone();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <search>
        <input
          type="search"
          ref={focusFirst}
          aria-label={text.title}
          placeholder={text.hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={openFirst}
          className="input"
        />
      </search>
      <p role="status" className="text-muted empty:hidden">
        {text.state(state, found.length)}
      </p>
      <Results found={found} onOpen={onDone} />
    </div>
  );
}

function Results({ found, onOpen }: { found: Found[]; onOpen: () => void }) {
  const { to } = useDashboard();
  if (found.length === 0) return null;
  return (
    <ul className="-mx-2">
      {found.map(({ kind, text: name, more, at }) => (
        <li
          key={at.join()}
          className="relative flex min-h-11 items-center gap-3 rounded-sm px-3 py-1 focus-within:bg-sunken hover:bg-sunken"
        >
          <span className="min-w-0 flex-1">
            <Link to={to(...at)} onClick={onOpen} className="row-link font-semibold break-words">
              {name}
            </Link>
            <span className="block truncate text-muted">{more}</span>
          </span>
          <span className="tag flex-none text-muted">{text.kinds[kind]}</span>
        </li>
      ))}
    </ul>
  );
}

/** A dialog that opens looks for this attribute, which React itself does not write. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');
