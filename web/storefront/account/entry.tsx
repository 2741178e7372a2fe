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

/** Signing in or creating an account: two boxes of the same weight, first of all; the form of one of them is below. */
export const EntryChoice = () => (
  <nav
    aria-label={account.choice}
    className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3"
  >
    <Choice to="/login" who={account.login.who}>
      {account.login.title}
    </Choice>
    <Choice to="/register" who={account.register.who}>
      {account.login.register}
    </Choice>
  </nav>
);

const Choice = ({ to, who, children }: { to: string; who: string; children: ReactNode }) => (
  <NavLink to={to} replace aria-current="true" className="sibling py-2">
    <span className="font-head text-lg leading-tight font-bold">{children}</span>
    <span className="text-sm leading-snug text-muted">{who}</span>
  </NavLink>
);
