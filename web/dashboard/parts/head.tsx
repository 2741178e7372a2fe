import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { linkToListAsLeft } from '../lists/memory.ts';

/** The head of a page below a list: the way back to it as it was left, the title, and what can be done. */
export const Head = ({
  back,
  title,
  children,
}: {
  back: { to: string; label: string };
  title: ReactNode;
  children?: ReactNode;
}) => {
  const { state } = useLocation();
  return (
    <div className="mb-4">
      <Link
        {...linkToListAsLeft(back.to, state)}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold desk:min-h-8"
      >
        <ArrowLeft size={16} aria-hidden />
        {back.label}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto min-w-0 break-words">{title}</h1>
        {children}
      </div>
    </div>
  );
};
