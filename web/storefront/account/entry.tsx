import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { account } from '#wording/storefront/account.ts';
import { useCheckoutAhead } from './kept-basket.tsx';

export interface EntryProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Under it: the ways to the other screens. */
  below?: ReactNode;
}

/**
 * The frame of the screens that lead into an account: one narrow column, and where else to go below it. On the way to the checkout it is
 * enclosed like that.
 */
export const Entry = ({ title, intro, children, below }: EntryProps) => (
  <div className={`page ${useCheckoutAhead() ? 'enclosed' : ''}`}>
    <div className="mx-auto grid max-w-form grid-cols-1 gap-3">
      <header className="grid gap-1">
        <h1>{title}</h1>
        {intro && <div className="text-muted">{intro}</div>}
      </header>
      {children}
      {below && <div className="grid gap-1">{below}</div>}
    </div>
  </div>
);

/** Of a field: its hint stands beside its label where there is room, so that a phone shows all of the form. */
export const hintBeside = 'inline-flex flex-wrap items-baseline gap-x-2';

/** Signing in or creating an account: two boxes of the same weight, first of all; the form of one of them is below. */
export const EntryChoice = ({ current }: { current: ChoiceProps['to'] }) => (
  <nav aria-label={account.choice} className="siblings">
    <Choice to="/login" current={current} who={account.login.who}>
      {account.login.title}
    </Choice>
    <Choice to="/register" current={current} who={account.register.who}>
      {account.login.register}
    </Choice>
  </nav>
);

interface ChoiceProps {
  to: '/login' | '/register';
  /** The one whose form is below. */
  current: ChoiceProps['to'];
  who: string;
  children: ReactNode;
}

const Choice = ({ to, current, who, children }: ChoiceProps) => (
  <Link to={to} replace aria-current={to === current || undefined} className="sibling py-2">
    <span className="font-head text-lg leading-tight font-bold">{children}</span>
    <span className="text-sm leading-snug text-muted">{who}</span>
  </Link>
);
