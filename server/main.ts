import * as build from 'virtual:react-router/server-build';
import { start } from './start.ts';

await start({ build });
