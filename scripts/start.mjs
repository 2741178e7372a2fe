import { buildIfChanged, builtShop, builtShopAllocator } from './build.mjs';
import { install, pinnedNode } from './install.mjs';
import { run } from './run.mjs';
import { fail } from './step.mjs';

// `npm start`: installs and builds what is missing, then runs the shop on the pinned Node.
await install();
const node = pinnedNode();
await buildIfChanged(node).catch((error) => fail(error.message));
run(node, [...builtShop, ...process.argv.slice(2)], builtShopAllocator);
