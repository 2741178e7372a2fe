import { Link } from 'react-router';
import { type Block, type LegalDocument, type LegalSection, legal } from '#wording/legal.ts';
import { dayOf } from '../../ui/dates.ts';
import styles from './legal.css?url&no-inline';
import { Rows } from './rows.tsx';
import { Text } from './text.tsx';

/** What its page is laid out by (legal.css). */
export const documentLinks = () => [{ rel: 'stylesheet', href: styles }];

/** A page to read: its title, what is in it, and its sections, each with an address of its own. */
export const Document = ({ document: { title, changed, intro, sections } }: { document: LegalDocument }) => (
  <div className="page document">
    <header className="grid gap-3">
      <h1>{title}</h1>
      <p className="max-w-prose text-lg">{intro}</p>
      <p className="text-sm text-muted">
        {legal.changed} <time dateTime={changed}>{dayOf(changed)}</time>
      </p>
    </header>
    <Contents sections={sections} />
    <div className="grid gap-8">
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <p className="max-w-prose border-t border-line pt-4">
        <Text>{legal.questions}</Text>
      </p>
    </div>
  </div>
);

/** Beside the text where there is room, and in sight all along; elsewhere folded above it, or it would fill a phone's first screen. */
const Contents = ({ sections }: { sections: readonly LegalSection[] }) => (
  <nav aria-label={legal.contents} className="no-print self-start">
    <details className="fold border-b border-line desk:hidden">
      <summary>{legal.contents}</summary>
      <Links sections={sections} />
    </details>
    <div className="hidden desk:block">
      <p className="tag mb-1">{legal.contents}</p>
      <Links sections={sections} />
    </div>
  </nav>
);

const Links = ({ sections }: { sections: readonly LegalSection[] }) => (
  <ul className="gap-x-6 max-desk:pb-2 sm:max-desk:columns-2">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <Link to={`#${id}`} className="flex items-center py-1 leading-snug hover:underline">
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

const Section = ({ section: { id, title, body } }: { section: LegalSection }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 id={id}>{title}</h2>
    {body.map((block) => (
      <Part key={JSON.stringify(block)} block={block} />
    ))}
  </section>
);

const Table = ({ table, folded }: Extract<Block, { table: unknown }>) =>
  folded ? (
    <details className="fold">
      <summary>{folded}</summary>
      <Rows {...table} />
    </details>
  ) : (
    <Rows {...table} />
  );

function Part({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className="max-w-prose">
        <Text>{block}</Text>
      </p>
    );
  if ('table' in block) return <Table {...block} />;
  if ('form' in block) return <Form {...block.form} />;
  const [List, points, look] =
    'steps' in block
      ? (['ol', block.steps, 'list-decimal'] as const)
      : (['ul', block.list, 'list-disc'] as const);
  return (
    <List className={`grid max-w-prose gap-1.5 pl-6 ${look}`}>
      {points.map((point) => (
        <li key={point}>
          <Text>{point}</Text>
        </li>
      ))}
    </List>
  );
}

const Form = ({ title, lines }: Extract<Block, { form: unknown }>['form']) => (
  <div className="well grid max-w-prose gap-2 p-4 desk:p-5">
    <h3>{title}</h3>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
