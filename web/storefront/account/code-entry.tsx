import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { account } from '#wording/storefront/account.ts';
import { Entry } from './entry.tsx';
import { KeptBasket } from './kept-basket.tsx';

const text = account.code;

export interface CodeEntryProps {
  email: string;
  /** Where another e-mail can be given. */
  changeAt: string;
  children: ReactNode;
}

/** The frame of the code page: where the code went, and what to do where that was the wrong place. */
export const CodeEntry = ({ email, changeAt, children }: CodeEntryProps) => (
  <Entry
    title={text.title}
    intro={
      <p>
        {text.sentTo} <strong className="text-ink">{email}</strong>. {text.valid}
      </p>
    }
    below={
      <Link to={changeAt} className="link inline-flex min-h-11 items-center justify-self-start">
        {text.change}
      </Link>
    }
  >
    <KeptBasket />
    {children}
  </Entry>
);
