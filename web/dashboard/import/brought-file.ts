/** A file that staff chose beside a list, or that is in a zip. */
export interface BroughtFile {
  /** With the folders it is in, as the zip or the browser names them: only ever compared, never opened. */
  path: string;
  /** What it says it holds. */
  bytes: number;
  /** Rejects where it can't be read, or holds more than it says. */
  read: () => Promise<Blob>;
}

export const maxFiles = 2000;
export const maxBytesInAll = 1024 ** 3;

export const isList = (path: string) => /\.(csv|tsv)$/i.test(path);
export const isZip = (path: string) => /\.zip$/i.test(path);
/** What systems leave in folders and zips. */
export const isLitter = (path: string) =>
  /(^|[/\\])(__MACOSX[/\\]|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);
