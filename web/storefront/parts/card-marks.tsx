import { cardMarks as text } from '#wording/storefront/card-marks.ts';

/** The cards that can be paid with, as words, in the colour of what stands around them. */
export const CardMarks = () => (
  <ul aria-label={text.label} className="flex flex-wrap gap-1.5">
    {text.names.map((name) => (
      <li
        key={name}
        className="rounded-sm border border-current/40 px-2 py-1 font-head text-sm leading-none font-bold"
      >
        {name}
      </li>
    ))}
  </ul>
);
