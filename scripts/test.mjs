import { join } from 'node:path';
import { install, pinnedNode, root } from './install.mjs';
import { run } from './run.mjs';

// `npm test`: every stage; `npm test -- unit browser`: those named.
await install();
run(pinnedNode(), [join(root, 'scripts', 'stages.mjs'), ...process.argv.slice(2)]);
