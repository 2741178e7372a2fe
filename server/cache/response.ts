import type { CachedPage, PageCache } from './page-cache.ts';

/** A cached page as an answer: 304 where the browser has it already, else in the best encoding it takes. */
export async function pageResponse(cache: PageCache, page: CachedPage, asked: Headers): Promise<Response> {
  const etag = page.headers.ETag ?? '';
  const own = cache.front.mayKeep(page) ? { ...page.headers, ...cache.front.headersOf(page) } : page.headers;
  if (page.status === 200 && asked.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: own });
  }
  const { bytes, encoding } = await cache.body(page, asked.get('accept-encoding') ?? '');
  const headers = encoding === 'identity' ? own : { ...own, 'Content-Encoding': encoding };
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: page.status, headers });
}
