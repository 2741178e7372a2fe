import type { Failure } from '#contract/call.ts';
import { kit } from '#wording/kit.ts';

/** What /img takes: JPEG, PNG, WebP or AVIF, 8 MiB each (decisions.md section 5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const pictureBytesAtMost = 8 * 1024 * 1024;
export const picturesAtMost = 5;

/** Milliseconds without an end after which an upload counts as failed: 40 MB on a slow line take a while. */
const patience = 300_000;

/**
 * Sends pictures to /img, and tells how much of them has left, from 0 to 1. Answers their stored names in the same order.
 * Never throws; where no answer came, status 0.
 */
export function uploadPictures(
  files: readonly File[],
  progress: (share: number) => void,
): Promise<{ status: 200; files: string[] } | Failure> {
  const form = new FormData();
  for (const file of files) form.append('images', file);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => progress(total ? loaded / total : 0);
    request.onloadend = () => resolve(answerOf(request));
    request.timeout = patience;
    request.open('POST', '/img');
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): { status: 200; files: string[] } | Failure {
  const found = parsed(request.responseText);
  if (request.status === 200) {
    const files = Array.isArray(found.files) ? found.files.filter((name) => typeof name === 'string') : [];
    return { status: 200, files };
  }
  const message = typeof found.message === 'string' ? found.message : kit.connectionError;
  return { status: request.status as Failure['status'], message };
}

function parsed(text: string): { files?: unknown; message?: unknown } {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
