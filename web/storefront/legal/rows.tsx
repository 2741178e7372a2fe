import { Text } from './text.tsx';

export interface RowsProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table of sentences: side by side where there is room, below each other with their headings on a phone. */
export const Rows = ({ head, rows }: RowsProps) => {
  const columns = `desk:grid ${head.length > 2 ? 'desk:grid-cols-[minmax(9rem,1fr)_2.2fr_1.6fr]' : 'desk:grid-cols-[2fr_1.4fr]'} gap-x-6 px-4`;
  return (
    <div className="panel overflow-hidden">
      <div aria-hidden className={`hidden bg-sunken py-2 ${columns}`}>
        {head.map((title) => (
          <p key={title} className="tag">
            {title}
          </p>
        ))}
      </div>
      <dl className="divide-y divide-line">
        {rows.map(([name, ...cells]) => (
          <div key={name} className={`py-3 ${columns}`}>
            <dt className="font-semibold [overflow-wrap:anywhere]">{name}</dt>
            {cells.map((cell, place) => (
              <dd key={head[place + 1]} className="mt-1.5 desk:mt-0">
                <span className={place > 0 ? 'block text-sm text-muted desk:sr-only' : 'sr-only'}>
                  {head[place + 1]}
                </span>
                <Text>{cell}</Text>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
};
