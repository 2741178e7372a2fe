import autocannon from 'autocannon';

// Load from a process of its own: takes autocannon's options as its argument, prints what it measured.
const result = await autocannon(JSON.parse(process.argv[2] ?? '{}'));
console.log(JSON.stringify(result));
