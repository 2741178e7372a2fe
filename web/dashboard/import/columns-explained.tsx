import type { StaffAttribute } from '#contract/attribute.ts';
import { attributeColumn } from '#contract/product-columns.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Id } from '../parts/id.tsx';
import { Table } from '../parts/table.tsx';

type ExplainedAttribute = Pick<StaffAttribute, 'key' | 'label' | 'unit' | 'kind' | 'choices' | 'categories'>;

/** What each column of the file means and may hold. */
export const ColumnsExplained = () => (
  <Explained
    caption={text.columns}
    rows={text.explained.map(([column, meaning]) => ({ column, meaning: [meaning] }))}
  />
);

/** The same of the columns about attributes in use. */
export const AttributesExplained = ({ attributes }: { attributes: readonly ExplainedAttribute[] }) => (
  <Explained
    caption={text.attributes}
    className="max-h-[40rem]"
    rows={attributes.map((attribute) => ({
      column: attributeColumn(attribute.key),
      meaning: [
        attribute.label,
        valuesOf(attribute),
        text.forCategories(attribute.categories.map((one) => categories[one]).join(', ')),
      ],
    }))}
  />
);

function valuesOf({ kind, unit, choices }: ExplainedAttribute): string {
  if (kind === 'number') return text.kinds.number(unit);
  return kind === 'choice' || kind === 'choices' ? text.kinds[kind](choices) : text.kinds[kind];
}

interface ExplainedProps {
  caption: string;
  className?: string;
  rows: { column: string; meaning: string[] }[];
}

const Explained = ({ caption, className = '', rows }: ExplainedProps) => (
  <Table
    caption={caption}
    className={className}
    head={
      <>
        <th scope="col">{text.column}</th>
        <th scope="col">{text.meaning}</th>
      </>
    }
  >
    {rows.map(({ column, meaning }) => (
      <tr key={column} className="[&>td]:py-1.5">
        <td className="font-semibold desk:whitespace-nowrap">
          <Id>{column}</Id>
        </td>
        <td className="w-full">
          {meaning.map((part, place) => (
            <p key={part} className={place === 0 ? '' : 'text-muted'}>
              {part}
            </p>
          ))}
        </td>
      </tr>
    ))}
  </Table>
);
