import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { listing } from '#wording/storefront/listing.ts';

interface ChosenChipsProps {
  chips: { label: string; to: string }[];
  /** The list without any of them. */
  clear: string;
}

/** What narrows the list, each a link that takes it away. */
export function ChosenChips({ chips, clear }: ChosenChipsProps) {
  const place = useRef<HTMLElement>(null);
  // The link that was pressed goes with its filter: the focus stays where it was.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={listing.chosen}
      className="min-w-0 max-desk:basis-full max-sm:order-1"
    >
      {chips.length > 0 && (
        <ul className="chips max-desk:pb-2 low:py-1">
          {chips.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} preventScrollReset onClick={keepFocus} className="chip">
                <span>
                  <span className="sr-only">{listing.remove} </span>
                  {label}
                </span>
                <X size={16} aria-hidden />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={clear}
              preventScrollReset
              onClick={keepFocus}
              className="link inline-flex min-h-11 items-center px-1"
            >
              {listing.clear}
            </Link>
          </li>
        </ul>
      )}
    </section>
  );
}
