import { checkout } from '#wording/storefront/checkout.ts';

/** The cards that can be paid with, as words: their makers' own marks are not ours to redraw. */
export const CardMarks = () => (
  <ul aria-label={checkout.cards.label} className="flex flex-wrap gap-1.5">
    {checkout.cards.names.map((name) => (
      <li
        key={name}
        className="rounded-sm border border-line px-2 py-1 font-head text-sm leading-none font-bold text-muted"
      >
        {name}
      </li>
    ))}
  </ul>
);
