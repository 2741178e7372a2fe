import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

// Load from a process of its own: reads autocannon's options, prints what it measured.
const options: autocannon.Options = JSON.parse(readFileSync(0, 'utf8'));
const { requests = [], connections = 1 } = options;
let begun = 0;

/** Where there are several requests, each connection begins at another: all at once would ask for the same. */
function setupClient(client: autocannon.Client) {
  const first = Math.floor((begun++ * requests.length) / connections);
  client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
}

const result = await autocannon({ ...options, ...(requests.length > 1 && { setupClient }) });
console.log(JSON.stringify(result));
