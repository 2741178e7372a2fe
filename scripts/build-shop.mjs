import { buildIfChanged } from './build.mjs';
import { install, pinnedNode } from './install.mjs';
import { fail } from './step.mjs';

// `npm run build`: installs and builds what is missing, as `npm start` does before it opens the shop. For whoever runs it where it may
// write nothing, or wants the new build to lie ready before a reload.
await install();
await buildIfChanged(pinnedNode()).catch((error) => fail(error.message));
