import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { account } from '#wording/storefront/account.ts';

export interface EntryProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Under it: the ways to the other screens. */
  below?: ReactNode;
}

/** The frame of the screens that lead into an account: one narrow column, and where else to go below it. */
export const Entry = ({ title, intro, children, below }: EntryProps) => (
  <div className="page">
    <div className="mx-auto grid max-w-form grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h1>{title}</h1>
        {intro && <div className="text-muted">{intro}</div>}
      </header>
      {children}
      {below && <div className="grid gap-1">{below}</div>}
    </div>
  </div>
);

/** Signing in or creating an account: two ways of the same weight, first of all. */
export const EntryChoice = () => (
  <nav
    aria-label={account.choice}
    className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] border-b border-line"
  >
    <Choice to="/login">{account.login.title}</Choice>
    <Choice to="/register">{account.login.register}</Choice>
  </nav>
);

const Choice = ({ to, children }: { to: string; children: ReactNode }) => (
  <NavLink
    to={to}
    replace
    className="grid min-h-11 place-items-center border-b-4 border-transparent px-2 pb-1 text-center font-head text-lg leading-tight font-bold text-muted hover:text-ink aria-[current=page]:border-olive aria-[current=page]:text-ink"
  >
    {children}
  </NavLink>
);
