import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '#server/adapters/s3-images.ts';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver;

/** What is done to one request instead of passing it on; `toStore` begins the same request to the store. */
type Fault = (asked: IncomingMessage, answer: ServerResponse, toStore: () => ClientRequest) => void;

/** A real S3 server (s3rver of the npm registry, with its objects on disk), and a line to it that is in our hands. */
export interface ObjectStore {
  /** A bucket that is there, with keys that are right. */
  bucket: Bucket;
  /** For the next requests, one each; those after them are passed on. */
  faults: Fault[];
  /** For every request, while it is set. */
  fault?: Fault | undefined;
  /** Requests that came: 'PUT /pictures/a.webp'. */
  asked: string[];
  close(): Promise<void>;
}

export async function openObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'hopup-s3-'));
  const s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await s3.run();
  const line = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    store.asked.push(`${method} ${url?.split('?')[0]}`);
    const fault = store.fault ?? store.faults.shift() ?? passOn;
    fault(asked, answer, () =>
      request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }).on('error', () =>
        answer.destroy(),
      ),
    );
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  const store: ObjectStore = {
    bucket: { endpoint, bucket: 'pictures', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    faults: [],
    asked: [],
    async close() {
      line.closeAllConnections();
      line.close();
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return store;
}

const passOn: Fault = (asked, answer, toStore) => {
  asked.pipe(toStore()).on('response', (from) => {
    answer.writeHead(from.statusCode ?? 0, from.rawHeaders);
    from.pipe(answer);
  });
};

/** 500, or 503 with SlowDown: as S3 says it. */
export const fails =
  (status: number, Code: string): Fault =>
  (asked, answer) => {
    asked.resume();
    answer
      .writeHead(status, { 'Content-Type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><Error><Code>${Code}</Code><Message>Please reduce your request rate.</Message></Error>`,
      );
  };

/** Says nothing, until the other side has enough. */
export const silent: Fault = (asked) => void asked.resume();

/** Passes on a moment later. */
export const slow =
  (ms: number): Fault =>
  (asked, answer, toStore) =>
    setTimeout(() => passOn(asked, answer, toStore), ms);

/** Half of what is uploaded reaches the store, then both lines break. */
export const cutsUpload: Fault = async (asked, answer, toStore) => {
  const bytes = await buffer(asked);
  const on = toStore();
  on.write(bytes.subarray(0, bytes.length >> 1));
  setTimeout(() => {
    on.destroy();
    answer.destroy();
  }, 50);
};

/** Half of what is read comes, then the line breaks. */
export const cutsAnswer: Fault = (asked, answer, toStore) => {
  asked.pipe(toStore()).on('response', async (from) => {
    const bytes = await buffer(from);
    answer.writeHead(from.statusCode ?? 0, from.rawHeaders);
    answer.write(bytes.subarray(0, bytes.length >> 1));
    setTimeout(() => answer.destroy(), 20);
  });
};
