import type { Parcel } from '#contract/order.ts';
import { order as text } from '#wording/storefront/order.ts';

/** Who carries each parcel, with its number and the way to the carrier's own page about it. */
export const Parcels = ({ parcels }: { parcels: readonly Parcel[] }) =>
  parcels.length > 0 && (
    <ul className="mt-5 grid gap-2 border-t border-line pt-3">
      {parcels.map(({ id, name, service, tracking, link }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4">
          <span>
            {[name, service].filter(Boolean).join(', ')}
            {tracking && <span className="figures text-muted select-all"> {tracking}</span>}
          </span>
          {link && (
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {text.track}
              <span className="sr-only"> {tracking}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
