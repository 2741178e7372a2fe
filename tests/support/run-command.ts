import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What a command ended with and said, both streams together. */
export interface Ran {
  status: number | null;
  said: string;
}

/**
 * Runs a program of scripts/ as an operator would. The shop of the test goes on meanwhile: one that is held up for as long as a
 * slow machine takes to start a command closes the connections that the test goes on with.
 */
export async function runCommand(
  args: string[],
  { input = '', env }: { input?: string; env: Record<string, string> },
): Promise<Ran> {
  const command = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: '', ...env } });
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve));
  // One that refuses what it was asked for reads no input.
  command.stdin.on('error', () => undefined).end(input);
  const [out, err] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { status: await ended, said: out + err };
}
