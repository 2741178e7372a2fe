import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

// Load from a process of its own: reads autocannon's options, prints what it measured.
const result = await autocannon(JSON.parse(readFileSync(0, 'utf8')));
console.log(JSON.stringify(result));
