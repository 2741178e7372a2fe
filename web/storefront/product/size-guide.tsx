import { sizeGuide as text } from '#wording/storefront/size-guide.ts';
import type { SizeGuideOf } from './size-guide-of.ts';

/** Whom each size is made for, and how long it is itself, folded below the sizes; the one that is chosen is marked. */
export const SizeGuide = ({ measure, advice, rows, chosen }: SizeGuideOf & { chosen: boolean }) => (
  <details className="fold">
    <summary>{text.title}</summary>
    <p className="text-sm">{advice}</p>
    <table className="figures mb-4 w-full text-left text-sm">
      <caption className="sr-only">{text.title}</caption>
      <thead>
        <tr>
          {columns(measure, rows).map((label) => (
            <th key={label} scope="col" className="px-1 py-2 font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, cm, inches, length, current }) => (
          <tr key={size} className={chosen && current ? 'bg-sunken font-semibold' : ''}>
            <th scope="row" className={cell}>
              {size}
              {chosen && current && <span className="sr-only"> {text.current}</span>}
            </th>
            <td className={cell}>{cm}</td>
            <td className={cell}>{inches}</td>
            {hasLengths(rows) && <td className={cell}>{length}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

const columns = (measure: string, rows: SizeGuideOf['rows']) => [
  text.size,
  text.cm(measure),
  text.inches(measure),
  ...(hasLengths(rows) ? [text.cm(text.length)] : []),
];

/** Half a column would mislead. */
const hasLengths = (rows: SizeGuideOf['rows']) => rows.every(({ length }) => length);

const cell = 'border-t border-line px-1 py-2 first:font-semibold';
