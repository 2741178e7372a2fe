import { userInfo } from 'node:os';

/** Who does something by a command, for the audit log: 'terminal (root)'. */
export function terminal(): string {
  try {
    return `terminal (${userInfo().username})`;
  } catch {
    // An account of the machine that has no name, as in many containers.
    return `terminal (${process.getuid?.() ?? 'unknown'})`;
  }
}
