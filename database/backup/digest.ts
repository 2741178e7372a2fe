import { hash } from 'node:crypto';

/**
 * Sums a hash of every row, so that the same rows give the same in whatever order they come: what the database answers
 * to `digestInDatabase`, worked out from the lines on their way.
 */
export class Digest {
  rows = 0;
  #sum = 0n;

  add(lines: string[]): void {
    this.rows += lines.length;
    for (const line of lines) {
      this.#sum += BigInt.asIntN(64, BigInt(`0x${hash('md5', line).slice(0, 16)}`));
    }
  }

  get value(): string {
    return this.#sum.toString();
  }
}
