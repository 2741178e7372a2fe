/** The payment provider gave no usable answer. What is true is not known yet; nothing was decided. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('the payment provider could not be asked', { cause });
  }
}
