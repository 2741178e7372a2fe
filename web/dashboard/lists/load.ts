import type { Failure } from '#contract/call.ts';
import { type Ask, askAsLoader } from '../session/ask.ts';
import { findListMemory } from './memory.ts';
import { type HeldRows, type ListRules, noRows, readMoreRows } from './read-on.ts';

/** Rows that More adds (spec.md section 9). */
export const pageSize = 50;

/** How a list is read, by what its address asks. */
export type RulesOf<Row> = (ask: Ask, asked: URLSearchParams) => ListRules<Row>;

/** What the clientLoader of a list's page hands to usePagedList. */
export interface LoadedList<Row> {
  /** Path and question, by which its rows are remembered. */
  address: string;
  held: HeldRows<Row>;
  failure?: Failure;
  /** The rows are those of the last visit, still to be read again. */
  remembered: boolean;
  rulesFor: (ask: Ask) => ListRules<Row>;
}

/**
 * Reads a list in a clientLoader. A list that was left and is come back to is there at once, with the rows it had; one
 * that stands on the screen is read again, as many rows as it has.
 */
export async function loadList<Row>(request: Request, rulesOf: RulesOf<Row>): Promise<LoadedList<Row>> {
  const { pathname, search, searchParams } = new URL(request.url);
  const address = pathname + search;
  const rulesFor = (ask: Ask) => rulesOf(ask, searchParams);
  const memory = findListMemory(address);
  // An address names one question of one list, so what is remembered under it are rows of this kind.
  const before = memory?.held as HeldRows<Row> | undefined;
  if (memory?.left && before) {
    memory.left = false;
    return { address, held: before, remembered: true, rulesFor };
  }
  const wanted = Math.max(pageSize, before?.rows.length ?? 0);
  const answer = await readMoreRows(noRows, wanted, rulesFor(askAsLoader), request.signal);
  if ('message' in answer) return { address, held: noRows, failure: answer, remembered: false, rulesFor };
  return { address, held: answer, remembered: false, rulesFor };
}
