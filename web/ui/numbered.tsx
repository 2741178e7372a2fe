/** What happens one after the other, numbered. */
export const Numbered = ({ steps }: { steps: readonly string[] }) => (
  <ol className="grid gap-3">
    {steps.map((step, place) => (
      <li key={step} className="flex gap-3">
        <span
          aria-hidden
          className="grid size-7 flex-none place-items-center rounded-full bg-olive font-head font-bold text-on-olive"
        >
          {place + 1}
        </span>
        <span className="min-w-0 wrap-anywhere">{step}</span>
      </li>
    ))}
  </ol>
);
