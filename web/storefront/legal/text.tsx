import { Link } from 'react-router';

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** Running text with its links, written `[words](/path)`. */
export const Text = ({ children: text }: { children: string }) => {
  // Splitting by a pattern with two groups gives text, words, path, text, words, path, text.
  const parts = text.split(link);
  return parts.map((part, place) => {
    if (place % 3 === 2) return null;
    if (place % 3 === 0) return part;
    const to = parts[place + 1] ?? '/';
    return to.startsWith('/') ? (
      <Link key={to + part} to={to} className="link">
        {part}
      </Link>
    ) : (
      <a key={to + part} href={to} rel="noopener" className="link">
        {part}
      </a>
    );
  });
};
