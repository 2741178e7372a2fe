import { light } from './styles.ts';
import { Lines } from './text.tsx';

/** Labels and what they say, a row each; rows without text are left out. Plain text keeps the columns. */
export function Facts({ rows }: { rows: [label: string, text: string][] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} data-text-format="dataTable" style={table}>
      <tbody>
        {rows
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <tr key={label}>
              <th scope="row" className="muted" style={left}>
                {label}
              </th>
              <td className="ink" style={right}>
                <Lines text={text} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const table = { margin: '0 0 16px', borderCollapse: 'collapse' } as const;
const cell = {
  padding: '4px 0',
  fontSize: '15px',
  lineHeight: '22px',
  textAlign: 'left',
  verticalAlign: 'top',
} as const;
const left = { ...cell, width: '34%', paddingRight: '12px', fontWeight: 400, color: light.muted } as const;
const right = { ...cell, color: light.ink, overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
