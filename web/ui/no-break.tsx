import { Fragment, type ReactNode } from 'react';

/**
 * Numbers with their units ('0.20 g', '230 x 180 mm', '120 rounds', 'size L') and words with hyphens ('M-LOK', 'hi-cap')
 * that are short enough to fit anywhere, with the comma behind them.
 */
const together =
  /(\d[\d.,]*(?: x \d[\d.,]*)* (?:k?g|[mc]?m|ml|l|mAh|V|W|x|rounds)\b[,;]?|[Ss]ize \S{1,4}(?!\S)|(?<!\S)(?=\S{1,16}(?:\s|$))[^\s-]+(?:-[^\s-]+)+)/;

/**
 * A title, or a sentence about a product, in which no line ends within what belongs together, unless it is wider than its column.
 * It is copied as it stands. `show` makes what is shown of each part.
 */
export const noBreak = (text: string, show: (part: string) => ReactNode = String): ReactNode[] =>
  // Splitting by a pattern with one group gives text, match, text, match, text.
  text.split(together).map((part, place) =>
    place % 2 === 0 ? (
      show(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <span key={place} className="inline-block max-w-full [text-decoration:inherit]">
        {show(part)}
      </span>
    ),
  );

/** A heading that ends its lines at commas where it can: 'Plover Bio 0.25 g BBs,' 'bottle of 3,000'. */
export const byClause = (text: string): ReactNode[] =>
  text.split(/(?<=,) /).map((clause, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
    <Fragment key={place}>
      <span className="inline-block max-w-full">{noBreak(clause)}</span>{' '}
    </Fragment>
  ));
