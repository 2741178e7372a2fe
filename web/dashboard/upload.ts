import type { Failure } from '#contract/call.ts';
import { kit } from '#wording/kit.ts';

/** Milliseconds without an end after which a large body counts as failed: 40 MB on a slow line take a while. */
const timeoutMs = 300_000;

/**
 * Posts a large body, a form or JSON, and tells how much of it has left, from 0 to 1. Answers what the server says with
 * its fields still to be checked. Never throws; where no answer came, or `signal` was aborted,
 * status 0.
 */
export function upload(
  path: string,
  body: FormData | string,
  progress: (share: number) => void,
  signal?: AbortSignal,
): Promise<({ status: 200 } & Record<string, unknown>) | Failure> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => progress(total ? loaded / total : 0);
    request.onloadend = () => resolve(answerOf(request));
    request.timeout = timeoutMs;
    request.open('POST', path);
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): ({ status: 200 } & Record<string, unknown>) | Failure {
  const found = parsed(request.responseText);
  if (request.status === 200) return { ...found, status: 200 };
  const message = typeof found.message === 'string' ? found.message : kit.connectionError;
  return { status: request.status as Failure['status'], message };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
