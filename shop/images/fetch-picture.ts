import type { PictureFailure } from '#database/enums.ts';

/** Reads what is at an address of the public internet, as large as a picture may be. Never throws. */
export type FetchPicture = (
  address: string,
) => Promise<{ bytes: Buffer } | { failed: Exclude<PictureFailure, 'not a picture'> }>;
