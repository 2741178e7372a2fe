/** The store of pictures gave no usable answer, or has too much to do. Whether anything was written is not known. */
export class StoreAway extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
