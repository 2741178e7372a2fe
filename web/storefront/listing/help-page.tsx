import { ChevronDown, Info } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownHelpPage } from '#shop/catalogue/search/help-words.ts';
import { noBreak } from '../../ui/no-break.tsx';

/** The page of the shop that answers a search, mostly above what products it finds. */
export const HelpPage = ({ path, title, text }: ShownHelpPage) => (
  <Link to={path} className="panel group mb-6 flex items-center gap-3 p-4 hover:bg-sunken">
    <Info size={24} aria-hidden className="flex-none text-olive" />
    <span className="min-w-0 flex-1">
      <span className="block font-semibold group-hover:underline">{title}</span>
      <span className="block text-sm text-muted">{noBreak(text)}</span>
    </span>
    {/* Icons that every page has already. */}
    <ChevronDown size={20} aria-hidden className="flex-none -rotate-90 text-muted" />
  </Link>
);
