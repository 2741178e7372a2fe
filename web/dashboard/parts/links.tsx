import { Link } from 'react-router';

export const UserLink = ({ to, name }: { to: string; name: string }) => (
  <Link to={to} className="link font-semibold">
    {name}
  </Link>
);

/** Opens a letter in the mail program; with a subject where one is given. */
export const MailLink = ({ email, subject }: { email: string; subject?: string }) => (
  <a href={mailto(email, subject)} className="link">
    {email}
  </a>
);

const mailto = (email: string, subject = '') =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject && `?subject=${encodeURIComponent(subject)}`}`;
