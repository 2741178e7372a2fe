import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, idsAmong } from './messages.ts';

const keepNewest = 500;
let count = 0;

/**
 * Stores a message as one file: written beside its place, synced, then renamed into it, so that a reader never meets
 * half a message. The envelope goes on top as Return-Path and Delivered-To. Only the newest 500 stay. Answers its id.
 */
export async function keepMessage(
  directory: string,
  from: string,
  recipients: string[],
  message: Uint8Array,
): Promise<string> {
  const id = newMessageId();
  const path = join(directory, fileOf(id));
  await write(`${path}.part`, Buffer.concat([envelope(from, recipients), message]));
  await rename(`${path}.part`, path);
  await dropOldest(directory);
  return id;
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Takes away what a kill left half written. */
export async function dropUnfinished(directory: string): Promise<void> {
  const unfinished = (await readdir(directory)).filter((file) => file.endsWith('.eml.part'));
  await Promise.all(unfinished.map((file) => rm(join(directory, file), { force: true })));
}

/** Time, a count within it, and chance: in order, and unique between processes. */
function newMessageId(): string {
  count = (count + 1) % 10_000;
  const time = String(Date.now()).padStart(15, '0');
  return `${time}-${String(count).padStart(4, '0')}-${randomBytes(4).toString('hex')}`;
}

function envelope(from: string, recipients: string[]): Buffer {
  const lines = [`Return-Path: <${from}>`, ...recipients.map((address) => `Delivered-To: ${address}`)];
  return Buffer.from(lines.map((line) => `${line.replace(/[\r\n]/g, ' ')}\r\n`).join(''));
}

async function dropOldest(directory: string): Promise<void> {
  const old = idsAmong(await readdir(directory)).slice(keepNewest);
  await Promise.all(old.map((id) => rm(join(directory, fileOf(id)), { force: true })));
}
