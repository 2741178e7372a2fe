import { imports as text } from '#wording/dashboard/imports.ts';

export interface ChosenFile {
  name: string;
  text: string;
}

/** The most that /dash-import takes. */
const maxBytes = 8_000_000;

/** A chosen file's text, or what is wrong with it. Old spreadsheets write Windows-1252, where £ is not UTF-8. */
export async function readCsv(file: File): Promise<ChosenFile | { wrong: string }> {
  if (file.size > maxBytes) return { wrong: text.tooLarge };
  if (file.size === 0) return { wrong: text.emptyFile };
  const bytes = await file.arrayBuffer();
  if (new Uint8Array(bytes).includes(0)) return { wrong: text.notCsv(file.name) };
  return { name: file.name, text: decoded(bytes) };
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
