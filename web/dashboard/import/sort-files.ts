import { imports } from '#wording/dashboard/imports.ts';
import { type ChosenFile, maxCsvBytes, readCsv } from '../parts/read-csv.ts';
import { type BroughtFile, isList, isLitter, isZip, maxBytesInAll, maxFiles } from './brought-file.ts';

const text = imports.beside;

export interface SortedFiles {
  /** Undefined where only pictures were chosen. */
  list?: ChosenFile;
  pictures: BroughtFile[];
}

/** What staff chose or dropped: one list, and pictures beside it or in zips; or what is wrong with it. */
export async function sortFiles(chosen: readonly File[]): Promise<SortedFiles | { wrong: string }> {
  const [only] = chosen;
  // Whatever a single file is called, it may be a list.
  if (only && chosen.length === 1 && !isZip(only.name) && !isPicture(only)) return listOf(only);
  const files: BroughtFile[] = [];
  for (const file of chosen) {
    const found = isZip(file.name) ? await inZip(file) : [asBrought(file)];
    if (!found) return { wrong: text.notZip(file.name) };
    files.push(...found.filter(({ path }) => !isLitter(path)));
  }
  const wrong = wrongWith(files);
  if (wrong) return { wrong };
  const [list, other] = files.filter(({ path }) => isList(path));
  const pictures = files.filter(({ path }) => !isList(path));
  if (other) return { wrong: text.oneList(files.filter(({ path }) => isList(path)).map(({ path }) => path)) };
  if (!list) return { pictures };
  if (list.bytes > maxCsvBytes) return { wrong: imports.tooLarge };
  const read = await list.read().catch(() => undefined);
  if (!read) return { wrong: text.unreadable(list.path) };
  const found = await listOf(new File([read], list.path));
  return 'wrong' in found ? found : { ...found, pictures };
}

function wrongWith(files: BroughtFile[]): string {
  if (files.length > maxFiles) return text.tooMany(maxFiles);
  return files.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytesInAll ? text.tooMuch : '';
}

async function listOf(file: File): Promise<SortedFiles | { wrong: string }> {
  const found = await readCsv(file);
  return 'wrong' in found ? found : { list: found, pictures: [] };
}

/** The library that unpacks is loaded by whoever brings a zip. */
const inZip = async (file: File) => (await import('./read-zip.ts')).readZip(file);

const isPicture = ({ type }: File) => type.startsWith('image/');
const asBrought = (file: File): BroughtFile => ({
  path: file.webkitRelativePath || file.name,
  bytes: file.size,
  read: async () => file,
});
