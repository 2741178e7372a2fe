import type { Context } from 'hono';
import type { Failure } from '#contract/call.ts';
import { answers } from '#wording/answers.ts';
import { fail } from './failures.ts';

/** A JSON body of at most so many bytes. Only what says it is JSON is read; nothing larger is kept in memory. */
export async function readJson(
  c: Context,
  maxBytes: number,
): Promise<{ value: unknown } | { refused: Failure }> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { refused: fail(415, answers.notJson) };
  const bytes = await readBytes(c.req.raw, maxBytes);
  if (!bytes) return { refused: fail(413, answers.tooLarge) };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { refused: fail(400, answers.notJson) };
  }
}

/** Who sent it went, or was too slow, before all of a body was here: nobody hears an answer. */
export class BodyAborted extends Error {}

/**
 * The bytes of a body; undefined where there are more than allowed. The rest is never read.
 *
 * @throws BodyAborted when it stopped half way
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  try {
    return await read(request, maxBytes);
  } catch (error) {
    throw new BodyAborted('a body ended half way', { cause: error });
  }
}

async function read(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) return undefined;
  if (announced > 0) return Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
