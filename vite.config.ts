import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** What every page needs, in one file: smaller together, and it changes only when a library does. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
};

/** The pages that people arrive on, and what stands around them. */
const arrivals =
  /[\\/]web[\\/](root|storefront[\\/](layout[\\/]layout|home[\\/]home|listing[\\/]listing|product[\\/]product))\.tsx/;

/** What shoppers' pages import for the server alone, and of which the dashboard, or whoever has a kit, loads a part in the browser. */
const ofFew = /[\\/](shop[\\/]catalogue[\\/]attributes|database)[\\/]|kit-marks/;

/** Which of them need a module at once. */
function neededBy(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(id) || ofFew.test(id)) return found;
  seen.add(id);
  const [arrival] = arrivals.exec(id) ?? [];
  if (arrival) return found.add(arrival);
  for (const importer of graph.getModuleInfo(id)?.importers ?? [])
    for (const page of neededBy(importer, graph, seen)) found.add(page);
  return found;
}

interface Graph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

/** What they share, in one file: many small ones compress badly. */
const kit = {
  debugName: 'kit',
  name: (id: string, graph: Graph) => {
    const pages = [...neededBy(id, graph)];
    const everywhere = pages.some((page) => page.includes('root') || page.includes('layout'));
    return everywhere || pages.length > 1 ? 'kit' : null;
  },
  test: /[\\/](web|lucide-react|shop|wording|contract)[\\/]/,
  minShareCount: 2,
};

/** Whether a module comes with one of these files, at once or later. */
function comesWith(files: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id) || ofFew.test(id)) return false;
  seen.add(id);
  if (files.test(id)) return true;
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return [...importers, ...dynamicImporters].some((importer) => comesWith(files, importer, graph, seen));
}

/**
 * What is in the shop, and not in the dashboard's file: as it would be by itself. Where nobody arrives the smallest files
 * are merged.
 */
const common = {
  debugName: 'common',
  name: (id: string, graph: Graph) =>
    comesWith(/[\\/]web[\\/](entry|storefront)/, id, graph) ? 'common' : null,
  entriesAware: true,
  entriesAwareMergeThreshold: 3000,
  minShareCount: 2,
};
/** What an arrival fetches later, such as the newsletter's offer. */
const later = {
  debugName: 'later',
  name: (id: string, graph: Graph) => (comesWith(arrivals, id, graph) ? 'later' : null),
  entriesAware: true,
  minShareCount: 2,
};
/** What one of the pages that people arrive on shares with others, in one file: it needs all of it at once. */
const arrival = {
  debugName: 'arrival',
  name: (id: string, graph: Graph) => {
    const [page] = neededBy(id, graph);
    return page ? `arrival~${page.split(/[\\/]/).at(-2)}` : null;
  },
  minShareCount: 2,
};

/**
 * What the pages of the dashboard share, in one file too: every visit of the shop fetches the list of which page needs
 * which files.
 */
const dashboard = {
  name: 'dashboard',
  test: (id: string) => /[\\/](web|wording)[\\/]dashboard[\\/]/.test(id) || ofFew.test(id),
  minShareCount: 2,
};

/**
 * Zod looks whether it may compile schemas by `new Function` as soon as the first one is made, which the page's
 * Content-Security-Policy reports. Before anything else in the one file that has it, since schemas are made while it loads.
 */
const zodWithoutEval = 'globalThis.__zod_globalConfig={jitless:true};';

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();

/** Each icon from its own file: of one module for all of them nobody could tell which page needs which. */
const iconsApart: Plugin = {
  name: 'icons-apart',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: "from 'lucide-react'" },
    handler: (code) =>
      code.replace(/import \{([^}]*)\} from 'lucide-react'/, (_, names: string) =>
        (names.match(/\w+/g) ?? [])
          .map((name) => `import ${name} from 'lucide-react/icons/${kebab(name)}'`)
          .join(';'),
      ),
  },
};

/** Icons as small as they can be: made by web/ui/icon.ts, which needs no React key on every line drawn. */
const icons: Plugin = {
  name: 'icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /createLucideIcon/ },
    handler: () => fileURLToPath(new URL('web/ui/icon.ts', import.meta.url)),
  },
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) =>
      code.replace(/,\s*key: "\w+"|\n {2}(name: ".*"|size: 24|aliases: \[.*\]),?|^__iconData\.node;/gm, ''),
  },
};

/** A part that is fetched later needs nothing fetched beside it: the styles are all in one file, there from the start. */
const noPreload: Plugin = {
  name: 'no-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** The service worker, by itself and under a name that stays: its address is what browsers know it by. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: './web/service-worker.ts', fileName: 'sw.js' });
  },
};

/** Those with programs inside, that can't be bundled; and opentype.js, whose module exports otherwise than what Node loads. */
const native = ['sharp', '@node-rs/argon2', 'pg-native', 'opentype.js'];

/**
 * One build for the whole shop: the browser's bundles, and the server with the pages inside it. The server's libraries
 * are bundled too: it starts in half the time, and React is the production one whatever NODE_ENV says.
 */
export default defineConfig(({ command }) => ({
  plugins: [iconsApart, icons, noPreload, serviceWorker, tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        modulePreload: false,
        rollupOptions: {
          treeshake: { manualPureFunctions: ['createContext', 'forwardRef', 'memo'] },
          output: {
            // What no compression shortens, and every page lists of nearly all files: 42 bits tell a file's versions apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ name }) => `assets/${name.includes('~') ? 'common' : '[name]'}-[hash:7].js`,
            banner: ({ name }) => (name === dashboard.name ? zodWithoutEval : ''),
            codeSplitting: { groups: [framework, kit, arrival, later, common, dashboard] },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external: native },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: { rollupOptions: { input: './server/main.ts' } },
    },
  },
}));
