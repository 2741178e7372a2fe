import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListQuery } from './list-query.ts';

/** Milliseconds of rest in typing before a list is asked. */
const debounceMs = 200;

/** Find-as-you-type; what was typed is in the address as `find`. */
export function FindBox({ label, hint }: { label: string; hint: string }) {
  const { read, set } = useListQuery();
  const found = read('find');
  const [typed, setTyped] = useState(found);
  const sent = useRef(found);

  useEffect(() => {
    if (found === sent.current) return;
    sent.current = found;
    setTyped(found);
  }, [found]);

  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      set({ find: text }, { replace: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, set]);

  return (
    <search className="relative w-full desk:w-80 desk:flex-auto wide:flex-none">
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="input pl-8!"
      />
    </search>
  );
}
