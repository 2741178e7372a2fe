import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs, in one file: smaller together, and it changes only when a library does. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
};

/** What the shop's pages share, in one file: many small ones compress badly. */
const kit = {
  name: 'kit',
  test: /[\\/](web[\\/](ui|browser|storefront[\\/]layout|root|shop)|lucide-react|wording[\\/](kit|rules|storefront[\\/](shop|layout))|shop[\\/]pricing)/,
  minShareCount: 3,
};

/** Those with programs inside, that can't be bundled. */
const native = ['sharp', '@node-rs/argon2', 'pg-native'];

/**
 * One build for the whole shop: the browser's bundles, and the server with the pages inside it. The server's libraries
 * are bundled too: it starts in half the time, and React is the production one whatever NODE_ENV says.
 */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [framework, kit] } } } } },
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external: native },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: { rollupOptions: { input: './server/main.ts' } },
    },
  },
}));
