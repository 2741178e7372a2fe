import { existsSync, readdirSync } from 'node:fs';

/** What the stack is made of, by the Debian package that has it. */
const programs = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'nginx-light': '/usr/sbin/nginx',
} as const;

export const program = (of: 'patroni' | 'etcd-server' | 'haproxy' | 'pgbouncer' | 'nginx-light'): string =>
  programs[of];

const postgres = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are, of the newest version that is installed. */
export function postgresBinaries(): string | undefined {
  if (!existsSync(postgres)) return undefined;
  const versions = readdirSync(postgres).filter((version) =>
    existsSync(`${postgres}/${version}/bin/postgres`),
  );
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  return newest ? `${postgres}/${newest}/bin` : undefined;
}

/** Which packages are missing and how to install them without anything being started; undefined where none is. */
export function whatIsMissing(): string | undefined {
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (!postgresBinaries()) missing.push('postgresql-15');
  if (missing.length === 0) return undefined;
  return `These Debian packages are missing: ${missing.join(' ')}
As root, so that nothing of them is started:

    printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
    apt-get update
    apt-get install --no-install-recommends ${missing.join(' ')}
    rm /usr/sbin/policy-rc.d`;
}
