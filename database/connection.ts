import type { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseWatch } from './pool.ts';

/**
 * A connection that plans each statement once, sends together what is asked together, and lets go: of a server that fell
 * silent, and of the pool's slot where a transaction can't begin. It reaches into pg for what pg does not offer: why, and until
 * when, says docs/decisions/019.
 */
export class Connection extends pg.Client {
  /** Given by the pool while the connection is out. */
  declare release?: (error: Error) => void;
  readonly #watch: DatabaseWatch | undefined;

  constructor(config?: pg.ClientConfig & { watch?: DatabaseWatch }) {
    super(config);
    this.#watch = config?.watch;
    // One that breaks within a transaction is heard of by the next query; unheard, it would end the process.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: it stands in for every form of query()
  override query(asked: any, ...rest: any[]): any {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const ended = this.#watch?.statement?.(asked.text ?? asked);
    const callback = rest.at(-1);
    if (ended && typeof callback === 'function')
      rest[rest.length - 1] = (error: Error | undefined, ...answer: unknown[]) => {
        ended(error);
        callback(error, ...answer);
      };
    const answer = super.query(this.named(asked), ...rest) as unknown;
    if (answer instanceof Promise) {
      answer.catch((error: Error) => this.#failed(asked, error));
      if (ended) answer.then(() => ended(), ended);
    }
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  protected named(asked: any): any {
    const name = asked.text && !asked.name ? nameOf(asked.text) : undefined;
    return name ? { ...asked, name } : asked;
  }

  #failed(asked: { text?: string }, error: Error & { code?: string }): void {
    // The first would answer the next query with this one's rows, or never. The second leads to what is no primary any more.
    if (error.message === 'Query read timeout' || error.code === readOnly)
      (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    // Drizzle hands a connection back after a transaction, but not one on which none could begin.
    if (asked.text?.startsWith('begin')) this.release?.(error);
  }
}

/**
 * A connection through a pooler in transaction mode. Each transaction may be given another connection to the server, which knows
 * nothing of a name from the one before.
 */
export class UnnamedConnection extends Connection {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  protected override named(asked: any): any {
    return asked.name ? { ...asked, name: undefined } : asked;
  }
}

/** SQLSTATE of a write at a replica: after a failover, of a connection that was opened to the old primary. */
const readOnly = '25006';

const names = new Map<string, string>();
/** The shop's own statements are some two hundred. What comes after that many is made for one occasion. */
const maxNames = 500;
/** So is what is longer than this: a statement with room for many rows. */
const maxLetters = 4000;

/** In a statement: what it asks for varies so much that no one plan is good for all of it. */
export const plannedAnew = '/* planned anew */';

/** Of a statement, so that PostgreSQL parses and plans it once a connection, not once a query. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames || text.length > maxLetters || text.includes(plannedAnew)) return known;
  const name = `hopup_${names.size}`;
  names.set(text, name);
  return name;
}
