import { imports } from '#wording/dashboard/imports.ts';
import { maxPictureBytes, maxPictures, uploadPictures } from '../parts/upload-pictures.ts';
import type { BroughtFile } from './brought-file.ts';

const text = imports.beside;

interface Uploading {
  /** What /img stored each as; grows, so that a second go leaves out what is there. */
  stored: Map<BroughtFile, string>;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** What came of it: pictures that can't be taken, with why; or why it ended early, with the status of that. */
export type Uploaded = { refused: Map<BroughtFile, string> } | { status: number; message: string };

/** Sends pictures to /img, as many at once as it takes. One that is refused keeps none of the others back. */
export async function uploadBrought(
  files: readonly BroughtFile[],
  { stored, signal, onProgress }: Uploading,
): Promise<Uploaded> {
  const refused = new Map<BroughtFile, string>();
  const told = () => onProgress(files.filter((file) => stored.has(file) || refused.has(file)).length);
  const send = async (
    batch: readonly BroughtFile[],
  ): Promise<{ status: number; message: string } | undefined> => {
    if (signal.aborted) return { status: 0, message: text.stopped };
    const read = await Promise.all(batch.map(readPicture));
    const good = batch.filter((_, place) => read[place]);
    for (const file of batch) if (!good.includes(file)) refused.set(file, text.unreadable(file.path));
    if (good.length === 0) return undefined;
    const answer = await uploadPictures(
      read.filter((file) => file !== undefined),
      () => {},
      signal,
    );
    if (signal.aborted) return { status: 0, message: text.stopped };
    if (answer.status === 200) {
      if (answer.files.length < good.length) return { status: 0, message: imports.unknown };
      good.forEach((file, place) => {
        stored.set(file, answer.files[place] ?? '');
      });
      return undefined;
    }
    if (answer.status !== 413 && answer.status !== 422) return answer;
    const [only, second] = good;
    if (only && !second) {
      refused.set(only, answer.message);
      return undefined;
    }
    // One of them is no picture: which?
    for (const file of good) {
      const failed = await send([file]);
      if (failed) return failed;
    }
    return undefined;
  };
  const waiting = files.filter((file) => !stored.has(file));
  told();
  for (let from = 0; from < waiting.length; from += maxPictures) {
    const failed = await send(waiting.slice(from, from + maxPictures));
    if (failed) return failed;
    told();
  }
  return { refused };
}

async function readPicture(file: BroughtFile): Promise<File | undefined> {
  const read = await file.read().catch(() => undefined);
  return read && read.size <= maxPictureBytes ? new File([read], 'picture') : undefined;
}
