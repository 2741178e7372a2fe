import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { StoreAway } from '#shop/images/store-away.ts';
import type { ImageStore } from '#shop/shop.ts';
import { CircuitOpen, circuitBreaker } from './circuit-breaker.ts';

export interface Bucket {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** As for a real shop unless told. */
  patience?: Patience;
}

/** How long a store may take, and how much is asked of it at once. */
export interface Patience {
  /** For a whole operation with all its tries, ms. */
  wholeMs: number;
  /** Tries of what fails for a moment (500, 503, SlowDown, a broken connection), with pauses that grow between them. */
  tries: number;
  /** Operations under way and waiting, each process. Whoever comes then is told to come again. */
  most: number;
}

const usual: Patience = { wholeMs: 8_000, tries: 4, most: 256 };

/**
 * Pictures in a bucket of any S3-compatible store, shared between processes (decisions.md section 8). Throws StoreAway for whatever
 * the store does not answer clearly: silent for too long, refused, cut off, 500 and 503 after some tries. Where it was silent a
 * few times in a row it is not asked for a while.
 */
export function s3Images({
  endpoint,
  bucket,
  accessKeyId,
  secretAccessKey,
  patience = usual,
}: Bucket): ImageStore {
  const credentials = { accessKeyId, secretAccessKey };
  const client = openClient({ endpoint, credentials, maxAttempts: patience.tries });
  const guarded = guard(patience);
  const at = (name: string) => ({ Bucket: bucket, Key: name });
  return {
    has: (name) =>
      guarded(async (abortSignal) => {
        await client.send(new HeadObjectCommand(at(name)), { abortSignal });
        return true;
      }).catch(unlessMissing(false)),

    read: (name) =>
      guarded(async (abortSignal) => {
        const get = async () => {
          const { Body } = await client.send(new GetObjectCommand(at(name)), { abortSignal });
          if (!Body) return undefined;
          const destroy = () => 'destroy' in Body && Body.destroy();
          abortSignal.addEventListener('abort', destroy, { once: true });
          return Buffer.from(await Body.transformToByteArray());
        };
        // A body that breaks off in its middle is no answer to try again for the client, but is for us.
        return get().catch((error) =>
          isCutOff(error) && !abortSignal.aborted ? get() : Promise.reject(error),
        );
      }).catch(unlessMissing(undefined)),

    write: (name, bytes) =>
      guarded(async (abortSignal) => {
        const ContentType = `image/${name.split('.').at(-1)}`;
        // What arrives as anything else, or in part, the store refuses.
        const ContentMD5 = createHash('md5').update(bytes).digest('base64');
        const put = new PutObjectCommand({ ...at(name), Body: bytes, ContentType, ContentMD5 });
        await client.send(put, { abortSignal });
      }).catch(async (error) => {
        // A store that is no true S3 may have been left with a half.
        await guarded((abortSignal) => client.send(new DeleteObjectCommand(at(name)), { abortSignal })).catch(
          () => {},
        );
        throw error;
      }),

    remove: (name) =>
      guarded(async (abortSignal) => {
        await client.send(new DeleteObjectCommand(at(name)), { abortSignal });
      }),
  };
}

const openClient = (of: S3ClientConfig) =>
  new S3Client({
    ...of,
    region: 'auto',
    forcePathStyle: true,
    requestHandler: { connectionTimeout: 2_000 },
    // Stores that are not Amazon's don't know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Bounds what is asked of the store in time and number; whatever fails is StoreAway, but for what is missing. */
function guard({ wholeMs, most }: Patience) {
  const unlessOpen = circuitBreaker();
  let underWay = 0;
  return async <Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    if (underWay >= most) throw new StoreAway('too much is asked of the store of pictures at once');
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new StoreAway(`no answer within ${wholeMs / 1000} s`)),
      wholeMs,
    );
    underWay += 1;
    try {
      return await unlessOpen(() => Promise.race([work(late.signal), aborted(late.signal)]), {
        of: () => 'response',
        ofError: () => (late.signal.aborted ? 'timeout' : 'response'),
      });
    } catch (error) {
      if (isMissing(error) || error instanceof StoreAway) throw error;
      if (error instanceof CircuitOpen)
        throw new StoreAway('not asked: the store of pictures has been silent');
      throw new StoreAway('the store of pictures could not be asked', error);
    } finally {
      clearTimeout(timer);
      underWay -= 1;
    }
  };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

const isMissing = (error: unknown) => error instanceof NotFound || error instanceof NoSuchKey;

const unlessMissing =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (isMissing(error)) return instead;
    throw error;
  };

/** The answer had begun. */
const isCutOff = (error: unknown): boolean =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String((error as { code?: unknown }).code)) ||
  (error as Error).message === 'aborted';
