import { imports as text } from '#wording/dashboard/imports.ts';

export interface ChosenFile {
  name: string;
  text: string;
}

/** The most that /dash-import takes. */
export const maxCsvBytes = 8_000_000;

/**
 * A chosen file's text, or what is wrong with it. Old spreadsheets write Windows-1252, where £ is not UTF-8, and UTF-16 with its mark
 * as 'Unicode text'.
 */
export async function readCsv(file: File): Promise<ChosenFile | { wrong: string }> {
  if (file.size > maxCsvBytes) return { wrong: text.tooLarge };
  if (file.size === 0) return { wrong: text.emptyFile };
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  const isUtf16 = first === 0xff && second === 0xfe;
  const read = isUtf16 ? new TextDecoder('utf-16le').decode(bytes) : decoded(bytes);
  return read.includes('\0') ? { wrong: text.notCsv(file.name) } : { name: file.name, text: read };
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
