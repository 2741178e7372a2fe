import { buildIfChanged, builtShop, builtShopAllocator } from './build.mjs';
import { install, pinnedNode } from './install.mjs';
import { run } from './run.mjs';
import { whenNpmIsGone } from './starter.mjs';
import { fail } from './step.mjs';

// `npm start`: installs and builds what is missing, then runs the shop on the pinned Node. The command in package.json puts it
// in the place of npm's shell, which keeps some signals to itself (SIGINT) and ends by others alone (SIGTERM); where the shell
// has no `exec`, on Windows, it says so and runs what stands behind.
whenNpmIsGone(() => process.exit(143));
await install();
const node = pinnedNode();
await buildIfChanged(node).catch((error) => fail(error.message));
run(node, builtShop, builtShopAllocator);
