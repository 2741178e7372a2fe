import { Text } from './text.tsx';

export interface RowsProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table of sentences: side by side where there is room, below each other with their headings where there is none, or text is large. */
export const Rows = ({ head, rows }: RowsProps) => {
  const columns = `@min-[32rem]:grid ${head.length > 2 ? '@min-[32rem]:grid-cols-[minmax(9rem,1fr)_2.2fr_1.6fr]' : '@min-[32rem]:grid-cols-[2fr_1.4fr]'} gap-x-6 px-4`;
  return (
    <div className="panel @container overflow-hidden">
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
            <dt className="font-semibold wrap-anywhere">{name}</dt>
            {cells.map((cell, place) => (
              <dd key={head[place + 1]} className="mt-1.5 min-w-0 wrap-anywhere @min-[32rem]:mt-0">
                <span className={place > 0 ? 'block text-sm text-muted @min-[32rem]:sr-only' : 'sr-only'}>
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
