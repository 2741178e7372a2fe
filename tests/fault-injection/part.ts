import { setTimeout as pause } from 'node:timers/promises';

/** One kind of torture: what fails, how often, and what is found. */
export interface Part {
  name: string;
  /** Rounds of the long version. */
  count: number;
  run(how: { count: number; only: RegExp; seed: number; say: (line: string) => void }): Promise<Outcome[]>;
}

/** A row of the table. */
export interface Outcome {
  what: string;
  figure: string;
  target: string;
  met: boolean;
  /** What went wrong, a line each. */
  wrong?: string[];
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A row that is met where nothing went wrong. */
export const nothingWrong = (what: string, figure: string, target: string, wrong: string[]): Outcome => ({
  what,
  figure: wrong.length > 0 ? `${figure}; ${wrong.length} wrong` : figure,
  target,
  met: wrong.length === 0,
  wrong,
});

/** Looks again where our own connection to the database was one of those that broke. */
export async function look<Seen>(deed: () => Promise<Seen>): Promise<Seen> {
  for (let times = 1; ; times++) {
    try {
      return await deed();
    } catch (error) {
      if (times === 10) throw error;
      await pause(300);
    }
  }
}
