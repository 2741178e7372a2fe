import { LogOut, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { pagePaths } from '#contract/paths.ts';
import { finder } from '#wording/dashboard/finder.ts';
import { frame } from '#wording/dashboard/frame.ts';
import { useShop } from '../../shop.ts';
import { IconButton } from '../../ui/button.tsx';
import { useLogout } from '../session/logout.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import { Finder } from './finder.tsx';
import { useKeys } from './keys.ts';

/**
 * The fixed name, the sections and Logout (spec.md section 2). Stays in sight. The key / finds
 * anything.
 */
export function TopBar() {
  const { shopName } = useShop();
  const { to } = useDashboard();
  const page = useLocation().pathname.split('/')[3] ?? '';
  const nav = useRef<HTMLElement>(null);
  const [finding, setFinding] = useState(false);
  const find = () => setFinding(true);
  useKeys({ '/': find });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another section
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the sections don't all fit.
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - nav.current.clientWidth / 2;
  }, [page]);
  return (
    <>
      <header className="no-print sticky low:static top-0 z-40 bg-bar text-on-bar [--ring:var(--on-bar)]">
        <div className="page flex flex-wrap items-center gap-x-5">
          <Link
            to={to()}
            className="flex min-h-11 min-w-0 flex-1 basis-0 items-center gap-2 font-head text-xl leading-tight font-extrabold wide:max-w-60 wide:flex-none"
          >
            <span aria-hidden className="size-2.5 flex-none rounded-full bg-signal" />
            <span className="truncate">{frame.name(shopName)}</span>
          </Link>
          <nav
            ref={nav}
            aria-label={frame.nav}
            className="order-last -mx-4 flex w-[calc(100%+32px)] overflow-x-auto px-2 wide:order-none wide:mx-0 wide:w-auto wide:flex-1 wide:px-0"
          >
            {sections.map(({ at, label, holds }) => (
              <Link
                key={label}
                to={to(...at)}
                aria-current={page === at.join() ? 'page' : holds.includes(page) ? 'true' : undefined}
                className="flex min-h-11 flex-none items-center border-b-3 border-transparent px-3 font-head text-base font-bold text-on-bar-muted hover:text-on-bar aria-[current]:border-signal aria-[current]:text-on-bar"
              >
                {label}
              </Link>
            ))}
          </nav>
          <IconButton label={finder.title} aria-keyshortcuts="/" onClick={find}>
            <Search size={18} aria-hidden />
          </IconButton>
          <Logout />
        </div>
      </header>
      <Finder open={finding} onClose={() => setFinding(false)} />
    </>
  );
}

/** Each with the other pages that belong to it. */
const sections: { at: string[]; label: string; holds: string[] }[] = [
  { at: [], label: frame.overview, holds: [] },
  { at: ['orders'], label: frame.orders, holds: ['order-details', 'deadlines', 'notices'] },
  { at: ['packing'], label: frame.packing, holds: ['pack'] },
  {
    at: ['products'],
    label: frame.products,
    holds: [
      'product-details',
      'new-product',
      'import',
      'stock-log',
      'stock-requests',
      'recall',
      'recalls',
      'recall-people',
    ],
  },
  {
    at: ['attributes'],
    label: frame.attributes,
    holds: ['attribute-details', 'new-attribute', 'search-words'],
  },
  { at: ['users'], label: frame.users, holds: ['user-details', 'import-customers', 'refused-sales'] },
  { at: ['messages'], label: frame.messages, holds: ['message-details', 'reply-templates'] },
  { at: [pagePaths.coupons], label: frame.coupons, holds: ['new-discount-code'] },
  { at: ['newsletter'], label: frame.newsletter, holds: [] },
  { at: ['reviews'], label: frame.reviews, holds: [] },
  { at: ['audit'], label: frame.audit, holds: [] },
];

function Logout() {
  const { busy, logout } = useLogout();
  return (
    <button
      type="button"
      onClick={() => void logout()}
      aria-busy={busy || undefined}
      className="-mr-2 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-head text-base font-bold hover:underline"
    >
      <LogOut size={16} aria-hidden />
      <span className="max-[30rem]:sr-only">{busy ? frame.loggingOut : frame.logout}</span>
    </button>
  );
}
