import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { kit } from '#wording/kit.ts';

/** Leads to the previous page of this shop, also where that was another document; home where there is none. */
export function Back() {
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    const from = cameFromHere() ? -1 : referrerHere();
    if (from === undefined) return;
    event.preventDefault();
    // A link opened in a tab of its own has nothing behind it there.
    if (from === -1 || window.history.length > 1) navigate(-1);
    else navigate(from);
  };
  return (
    <Link
      to="/"
      onClick={back}
      data-scripted
      className="no-print relative z-1 -ml-2 inline-flex min-h-11 items-center desk:min-h-8 gap-1.5 px-2 text-sm font-semibold"
    >
      <ArrowLeft size={18} aria-hidden />
      {kit.back}
    </Link>
  );
}

/** The router numbers its entries in the history; the first page of a visit is 0. */
const cameFromHere = () => Number(window.history.state?.idx) > 0;

/** The path of the page of this shop whose link opened this document. */
function referrerHere(): string | undefined {
  const referrer = URL.parse(document.referrer);
  return referrer?.origin === location.origin ? referrer.pathname + referrer.search : undefined;
}
