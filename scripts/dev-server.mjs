import { createServer } from 'vite';

// The shop's own server, loaded by Vite so that a saved file shows at once; Vite answers what the browser asks of it first.
process.env.NODE_ENV ??= 'development';
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
const { start } = await vite.ssrLoadModule('/server/start.ts');
await start({
  dev: {
    middlewares: vite.middlewares,
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  },
});
