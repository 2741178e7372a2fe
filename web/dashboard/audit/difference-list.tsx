import { audit as text } from '#wording/dashboard/audit.ts';
import type { Difference } from './difference.ts';

/** Up to so many stand there at once; more are folded away. */
const maxUnfolded = 4;

/** How it was and how it is now, one line a field. */
export function DifferenceList({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) return null;
  if (differences.length <= maxUnfolded) return <Lines differences={differences} />;
  return (
    <details>
      <summary className="link w-max max-desk:py-3">{text.more(differences.length)}</summary>
      <Lines differences={differences} />
    </details>
  );
}

const Lines = ({ differences }: { differences: Difference[] }) => (
  <dl className="mt-1 grid gap-0.5">
    {differences.map(({ name, was, is }) => (
      <div key={name} className="flex flex-wrap gap-x-2">
        <dt className="text-muted">{name}</dt>
        <dd className="min-w-0 break-words">
          {was && (
            <>
              <span className="sr-only">{text.was} </span>
              <del className="text-muted">{was}</del>
            </>
          )}
          {was && is && <span aria-hidden> → </span>}
          {is && (
            <>
              <span className="sr-only">{text.is} </span>
              <ins className="no-underline">{is}</ins>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
