import type { Failure } from '#contract/call.ts';

/** A page of rows as the server gives it, and how many there are in all. */
type Page<Row> = { status: 200; data: Row[]; total: number; orMore?: boolean; nearly?: boolean } | Failure;

/** The same in the words of the shop. */
export const decodeRows = <Wire, Row>(page: Page<Wire>, decode: (wire: Wire) => Row): Page<Row> =>
  page.status === 200 ? { ...page, data: page.data.map(decode) } : page;

export interface ListRules<Row> {
  read: (page: { limit: number; offset: number }, signal: AbortSignal) => Promise<Page<Row>>;
  idOf: (row: Row) => string;
}

export interface HeldRows<Row> {
  rows: Row[];
  /** Rows asked for so far: where the next page begins. */
  offset: number;
  total: number;
  /** There are `total` or more. */
  orMore?: boolean | undefined;
  /** They only come near to what was looked for. */
  nearly?: boolean | undefined;
}

export const noRows = { rows: [], offset: 0, total: 0 };

/** The most rows that the server gives at once. */
const largestPage = 200;

/**
 * Reads on from what is held until there are `wanted` rows, or no more. Rows that moved to the next page meanwhile are
 * not taken twice.
 */
export async function readMoreRows<Row>(
  from: HeldRows<Row>,
  wanted: number,
  { read, idOf }: ListRules<Row>,
  signal: AbortSignal,
): Promise<HeldRows<Row> | Failure> {
  let { rows, offset } = from;
  for (;;) {
    const limit = Math.min(largestPage, Math.max(1, wanted - rows.length));
    const page = await read({ limit, offset }, signal);
    if (page.status !== 200) return page;
    const known = new Set(rows.map(idOf));
    rows = [...rows, ...page.data.filter((row) => !known.has(idOf(row)))];
    offset += page.data.length;
    const end = page.data.length === 0 || offset >= page.total;
    if (end || rows.length >= wanted)
      return {
        rows,
        offset,
        total: end ? offset : page.total,
        orMore: end ? undefined : page.orMore,
        nearly: page.nearly,
      };
  }
}
