import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ImageStore } from '#shop/shop.ts';

export interface Bucket {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Pictures in a bucket of any S3-compatible store, shared between processes (decisions.md section 8). */
export function s3Images({ endpoint, bucket, accessKeyId, secretAccessKey }: Bucket): ImageStore {
  const client = new S3Client({
    endpoint,
    region: 'auto',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Stores that are not Amazon's don't know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async has(name) {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
        return true;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async write(name, bytes) {
      const contentType = name.endsWith('.avif') ? 'image/avif' : 'image/webp';
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: contentType }),
      );
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
  };
}
