import { join } from 'node:path';
import { install, pinnedNode, root } from './install.mjs';
import { run } from './run.mjs';

// `npm run dev`: the shop with hot reload, on the pinned Node.
await install();
run(pinnedNode(), ['--enable-source-maps', join(root, 'scripts', 'dev-server.mjs')]);
