import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { isApart, storefrontManifest } from './web/storefront-manifest.ts';

export default {
  appDirectory: 'web',
  // scripts/build.mjs has it made aside, and puts it in place when it is whole.
  buildDirectory: process.env.HOPUP_BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // Every address is known from the first page on: no request to find out where a link leads.
  routeDiscovery: { mode: 'initial' },
  // A loader in a file of its own is another request and another line of the list of files that every visit fetches.
  splitRouteModules: false,
  buildEnd: async ({ viteConfig, reactRouterConfig }) => {
    if (viteConfig.command !== 'build') return;
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await writeStorefrontManifest(join(client, 'assets'));
    await compress(client);
  },
} satisfies Config;

/** Beside the list of every page and its files, one of those that shoppers visit: a third smaller, and shoppers fetch no other. */
async function writeStorefrontManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('React Router wrote no manifest');
  const whole = await readFile(join(assets, name), 'utf8');
  const [start, end] = [whole.indexOf('{'), whole.lastIndexOf('}') + 1];
  const manifest = JSON.parse(whole.slice(start, end));
  const { root, ...others } = manifest.routes as Record<string, { imports: string[] }>;
  const everywhere = new Set([...manifest.entry.imports, ...(root?.imports ?? [])]);
  const shown = Object.entries(others).filter(([id]) => !isApart(id));
  const importers = new Map<string, number>();
  for (const file of shown.flatMap(([, { imports }]) => imports))
    importers.set(file, (importers.get(file) ?? 0) + 1);
  // What every page has already need not be told of each again. Of the rest what most pages have comes first: so compressed, lists that
  // begin alike take the fewest bytes.
  const ownFiles = ({ imports }: { imports: string[] }) =>
    imports
      .filter((file) => !everywhere.has(file))
      .sort((a, b) => (importers.get(b) ?? 0) - (importers.get(a) ?? 0) || (a < b ? -1 : 1));
  const routes = {
    root,
    ...Object.fromEntries(shown.map(([id, route]) => [id, { ...route, imports: ownFiles(route) }])),
  };
  const text =
    whole.slice(0, start) +
    JSON.stringify({ ...manifest, url: storefrontManifest(manifest.url), routes }, leaveOutFalse) +
    whole.slice(end);
  await writeFile(join(assets, storefrontManifest(name)), text);
}

/** What is not there counts as false. */
const leaveOutFalse = (_name: string, value: unknown) => (value === false ? undefined : value);

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
