import type { ImageStore, Log } from '#shop/shop.ts';
import { BadConfig } from '../config.ts';

/** No picture has this name. */
const probe = 'no-picture.webp';

interface Where {
  endpoint: string;
  bucket: string;
}

/**
 * Asks at start whether the bucket for pictures can be read; else the first shopper would meet it. What only an operator can mend, and
 * would find the shop without pictures until then, stops the start. A store that is away for a moment does not: that is told in the log.
 *
 * @param where what S3_ENDPOINT and S3_BUCKET say
 * @throws BadConfig where the store refuses the keys, or has no such bucket
 */
export async function checkBucket(images: ImageStore, where: Where, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    await images.read(probe);
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    const refused = refusal(cause, where);
    if (refused) throw new BadConfig(refused);
    const { name, message } = cause as Error;
    const reason = message && message !== name ? `${name}: ${message}` : name;
    log.warn(
      { ...where, reason },
      'the bucket for pictures can’t be read, so none can be shown or uploaded until it can: is S3_ENDPOINT right?',
    );
  }
}

/** In plain words, what the store says no to; undefined where it said nothing for good. */
function refusal(cause: unknown, { endpoint, bucket }: Where): string | undefined {
  const { name, Code, $metadata } = cause as {
    name?: string;
    Code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const code = Code ?? name ?? '';
  const status = $metadata?.httpStatusCode ?? 0;
  if (code === 'NoSuchBucket')
    return `S3_BUCKET ${bucket} is no bucket of ${endpoint}: make it there, or mend the name`;
  if (code === 'AccessDenied')
    return `S3_ACCESS_KEY_ID may not read the bucket ${bucket}: it needs GetObject, PutObject, DeleteObject and ListBucket`;
  if (status === 401 || status === 403)
    return `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are refused by ${endpoint} (${code}): are they of this store?`;
  if (status >= 300 && status < 500 && status !== 408 && status !== 429)
    return `S3_ENDPOINT ${endpoint} does not answer as an S3 store does for the bucket ${bucket} (${status} ${code})`;
}
