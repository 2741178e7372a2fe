import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const all = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link);
const unproven = all.filter(([, { integrity }]) => !integrity);

/** Where the shop runs for others: Linux with glibc, on x64 and arm64. */
const runsOnServers = ({ os, cpu, libc }: Locked): boolean =>
  (!os || os.includes('linux')) &&
  (!cpu || cpu.some((one) => ['x64', 'arm64'].includes(one))) &&
  (!libc || libc.includes('glibc'));

test('whatever a server installs has its integrity in the lock', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(unproven.filter(([, locked]) => runsOnServers(locked)).map(([path]) => path)).toEqual([]);
});

test('what has none is for another platform, and its very version is named by a package that has', () => {
  const named = new Set(
    all.flatMap(([, { integrity, optionalDependencies = {} }]) =>
      integrity ? Object.entries(optionalDependencies).map(([name, version]) => `${name}@${version}`) : [],
    ),
  );
  for (const [path, { optional, version }] of unproven) {
    expect(optional, path).toBe(true);
    expect(named, path).toContain(`${path.split('node_modules/').at(-1)}@${version}`);
  }
});
