import { Text } from './text.tsx';

export interface RowsProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table of sentences: side by side where there is room, below each other with their headings where there is none, or text is large. */
export const Rows = ({ head, rows }: RowsProps) => (
  <div className={`panel sentences overflow-hidden ${head.length > 2 ? 'of-three' : ''}`}>
    <div aria-hidden>
      {head.map((title) => (
        <p key={title} className="tag">
          {title}
        </p>
      ))}
    </div>
    <dl className="divide-y divide-line">
      {rows.map(([name, ...cells]) => (
        <div key={name}>
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          {cells.map((cell, place) => (
            <dd key={head[place + 1]} className="min-w-0 wrap-anywhere">
              <span className={place > 0 ? '' : 'sr-only'}>{head[place + 1]}</span>
              <Text>{cell}</Text>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </div>
);
