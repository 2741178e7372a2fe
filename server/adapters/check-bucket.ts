import type { ImageStore, Log } from '#shop/shop.ts';

/** No picture has this name. */
const probe = 'no-picture.webp';
const timeoutMs = 10_000;

/**
 * Tells an operator at start, in the log, where the bucket for pictures can't be used; else the first shopper would meet it. The
 * shop opens all the same: a bucket may be away for a moment.
 *
 * @param where what S3_ENDPOINT and S3_BUCKET say
 */
export async function checkBucket(
  images: ImageStore,
  where: { endpoint: string; bucket: string },
  log: Pick<Log, 'warn'>,
  waitMs = timeoutMs,
): Promise<void> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('no answer')), waitMs).unref(),
  );
  try {
    await Promise.race([images.read(probe), late]);
  } catch (error) {
    const { name, message } = error as Error;
    const reason = message && message !== name ? `${name}: ${message}` : name;
    log.warn(
      { ...where, reason },
      'the bucket for pictures can’t be read, so none can be shown or uploaded: are S3_ENDPOINT, S3_BUCKET and the keys right?',
    );
  }
}
