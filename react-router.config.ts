import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // Every address is known from the first page on: no request to find out where a link leads.
  routeDiscovery: { mode: 'initial' },
  // A loader in a file of its own is another request and another line of the list of files that every visit fetches.
  splitRouteModules: false,
  buildEnd: ({ viteConfig, reactRouterConfig }) =>
    viteConfig.command === 'build' ? compress(join(reactRouterConfig.buildDirectory, 'client')) : undefined,
} satisfies Config;

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

/** As small as can be, once and for all: it takes time and memory that a shop at work should not spend. */
async function compress(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(plain));
    await writeFile(`${file}.gz`, await promisify(gzip)(plain));
  }
}
