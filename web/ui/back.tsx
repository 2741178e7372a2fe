import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { kit } from '#wording/kit.ts';

/** Leads to the previous page of this shop, or home where there is none. */
export function Back() {
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    if (!cameFromHere()) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      to="/"
      onClick={back}
      className="no-print -ml-2 inline-flex min-h-11 items-center desk:min-h-8 gap-1.5 px-2 text-sm font-semibold"
    >
      <ArrowLeft size={18} aria-hidden />
      {kit.back}
    </Link>
  );
}

/** The router numbers its entries in the history; the first page of a visit is 0. */
const cameFromHere = () => Number(window.history.state?.idx) > 0;
