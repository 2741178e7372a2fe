import { imports } from '#wording/dashboard/imports.ts';
import { maxPictureBytes } from '../parts/upload-pictures.ts';
import type { BroughtFile } from './brought-file.ts';

const text = imports.beside;

/** A cell that names a picture which the shop does not have. */
export interface NamedPicture {
  line: number;
  field: string;
  name: string;
}

export interface WrongCell {
  line: number;
  field: string;
  message: string;
}

export interface MatchedPictures {
  /** By the names as the cells have them. */
  found: Map<string, BroughtFile>;
  wrong: WrongCell[];
  /** That no row names. */
  unused: BroughtFile[];
}

/**
 * Which file each cell means: the one whose path is the same, else the one with its name, whatever folder either is in; capitals
 * make no difference. Of several with one name none is guessed.
 */
export function matchPictures(
  named: readonly NamedPicture[],
  files: readonly BroughtFile[],
): MatchedPictures {
  const byPath = Map.groupBy(files, ({ path }) => keyOf(path));
  const byName = Map.groupBy(files, ({ path }) => nameIn(keyOf(path)));
  const found = new Map<string, BroughtFile>();
  const meant = new Set<BroughtFile>();
  const wrong: WrongCell[] = [];
  for (const { line, field, name } of named) {
    const key = keyOf(name);
    const candidates = byPath.get(key) ?? byName.get(nameIn(key)) ?? [];
    for (const file of candidates) meant.add(file);
    const message = wrongWith(name, candidates);
    const [file] = candidates;
    if (message) wrong.push({ line, field, message });
    else if (file) found.set(name, file);
  }
  return { found, wrong, unused: files.filter((file) => !meant.has(file)) };
}

function wrongWith(name: string, [file, ...others]: readonly BroughtFile[]): string {
  if (!file) return text.missing(name);
  if (others.length > 0)
    return text.several(
      name,
      [file, ...others].map(({ path }) => path),
    );
  return file.bytes > maxPictureBytes ? text.tooLarge(name) : '';
}

/** Macs write é as two letters, others as one. */
const keyOf = (path: string) => path.trim().normalize('NFC').replaceAll('\\', '/').toLowerCase();
const nameIn = (key: string) => key.slice(key.lastIndexOf('/') + 1);
