/** Stock as suppliers write it in words. */

const atLeast =
  /^(?:>=?|≥|over|more than)?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)\s*\+?(?:\s*(?:in stock|available|pcs|units))?$/i;
const none =
  /^(out of stock|oos|sold out|none|no|nil|eol|end of life|discontinued|out|unavailable|(on )?back-?order|pre-?order|on order)$/i;
const some =
  /^(in stock|instock|available|yes|y|low|low stock|limited|limited stock|(<=?|≤|under|less than)\s*\d+)$/i;

/**
 * The units that a cell of stock says: '50' from '50+' and '>20', '0' from 'Out of stock'. Undefined where it is a number
 * already, or says none.
 */
export function unitsInWords(cell: string): string | undefined {
  const said = cell.trim();
  if (/^[+-]?[\d\s,.]*$/.test(said)) return undefined;
  if (none.test(said)) return '0';
  return atLeast.exec(said)?.[1]?.replaceAll(',', '');
}

/** Whether a cell says that there are some, but not how many. */
export const saysSome = (cell: string | undefined): boolean => some.test(cell?.trim() ?? '');
