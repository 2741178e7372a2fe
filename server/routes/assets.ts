import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { bestEncoding } from '../cache/encoding.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

interface Asset {
  type: string;
  /** Names under /assets/ carry a hash of the content: cached for good. */
  cache: string;
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

/** The built files of the browser, with those that the build compressed; read when first asked for, kept in memory. */
export async function assets(directory: string): Promise<Hono> {
  const files = (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name));
  const app = new Hono();
  for (const file of files) {
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    let asset: Promise<Asset | undefined> | undefined;
    app.get(path, async (c) => {
      asset ??= load(file, path.startsWith('/assets/'));
      const found = await asset;
      if (!found) {
        // A newer build took it away. It may come back, and until then a proxy in front may have it.
        asset = undefined;
        return c.notFound();
      }
      const { type, cache, plain, br, gzip } = found;
      const wanted = bestEncoding(c.req.header('accept-encoding') ?? '');
      const [encoding, body] =
        wanted === 'br' && br ? ['br', br] : wanted !== 'identity' && gzip ? ['gzip', gzip] : ['', plain];
      const headers = { 'Content-Type': type, 'Cache-Control': cache, Vary: 'Accept-Encoding' };
      return c.body(
        new Uint8Array(body),
        200,
        encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
      );
    });
  }
  return app;
}

/** Nothing where the file is gone. */
async function load(file: string, hashed: boolean): Promise<Asset | undefined> {
  const [plain, br, gzip] = await Promise.all([
    existing(file),
    existing(`${file}.br`),
    existing(`${file}.gz`),
  ]);
  if (!plain) return undefined;
  const cache = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return { type: types[extname(file)] ?? '', cache, plain, br, gzip };
}

const existing = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);
