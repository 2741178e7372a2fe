import { recall as text } from '#wording/storefront/recall.ts';

interface RecallLetterProps {
  subject: string;
  text: string;
  /** Of the product. */
  title: string;
  /** Which level its subject has. */
  heading: 'h1' | 'h3';
  /** Stands above the text. */
  greeting?: string;
}

/** What staff wrote about a product that is recalled, as its buyers read it. */
export const RecallLetter = ({
  subject,
  text: letter,
  title,
  heading: Heading,
  greeting,
}: RecallLetterProps) => (
  <article className="grid min-w-0 gap-3 break-words">
    <Heading className={Heading === 'h1' ? '' : 'text-2xl'}>{subject}</Heading>
    {greeting && <p>{greeting}</p>}
    {letter.split(/(?:\r?\n){2,}/).map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and two may be alike
      <p key={place} className="max-w-prose whitespace-pre-line">
        {paragraph}
      </p>
    ))}
    <p className="text-muted">
      {text.product}: <strong>{title}</strong>
    </p>
  </article>
);
