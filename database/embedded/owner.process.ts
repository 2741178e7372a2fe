import { startEmbeddedPostgres } from './start.ts';

// A shop's process in small, for the tests to kill: owns the database in the directory given, says so, waits.
const [directory = '', durability] = process.argv.slice(2);
try {
  const { url, attached, stop } = await startEmbeddedPostgres({
    directory,
    durable: durability !== 'forgetful',
  });
  setInterval(() => {}, 60_000);
  process.once('SIGTERM', () => stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ url, attached }));
} catch (error) {
  console.log(JSON.stringify({ refused: (error as Error).message }));
  process.exitCode = 1;
}
