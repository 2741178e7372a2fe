import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';

/** Whoever watches what a database costs. */
export interface DatabaseWatch {
  /** A connection was given, or refused, after so many seconds. */
  acquired?(seconds: number): void;
  /**
   * A statement begins, with placeholders where its values go, in the async context of who asked for it. What this answers is called
   * when it ends.
   */
  statement?(text: string): ((error?: Error) => void) | undefined;
}

type GivenConnection = Parameters<pg.Pool['connect']>[0];

/** A pool that tells how long connections are waited for. */
export class Pool extends pg.Pool {
  readonly #watch: DatabaseWatch;

  /** `watch` reaches the connections with the other options. */
  constructor(options: pg.PoolConfig & { watch: DatabaseWatch }) {
    super(options);
    this.#watch = options.watch;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: GivenConnection): void;
  override connect(callback?: GivenConnection): Promise<pg.PoolClient> | undefined {
    const begun = performance.now();
    const tell = () => this.#watch.acquired?.((performance.now() - begun) / 1000);
    if (!callback) return super.connect().finally(tell);
    const given: GivenConnection = (...connection) => {
      tell();
      callback(...connection);
    };
    // A connection that is waited for is given in the context of who gives it back.
    super.connect(this.#watch.statement ? AsyncResource.bind(given) : given);
  }
}
