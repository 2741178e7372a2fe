import type { Failure } from '#contract/call.ts';
import { upload } from '../upload.ts';

/** What /img takes: JPEG, PNG, WebP or AVIF, 8 MiB each (decisions.md section 5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const maxPictureBytes = 8 * 1024 * 1024;
export const maxPictures = 5;

/** Sends pictures to /img. Answers their stored names in the same order. */
export async function uploadPictures(
  files: readonly File[],
  progress: (share: number) => void,
  signal?: AbortSignal,
): Promise<{ status: 200; files: string[] } | Failure> {
  const form = new FormData();
  for (const file of files) form.append('images', file);
  const answer = await upload('/img', form, progress, signal);
  if (answer.status !== 200) return answer;
  const names = 'files' in answer && Array.isArray(answer.files) ? answer.files : [];
  return { status: 200, files: names.filter((name) => typeof name === 'string') };
}
