import { rules } from '#wording/rules.ts';

/**
 * The rule of a text, without zod, so that the calls and the forms of the shop's pages check by the same one: trimmed, of min to
 * max characters as people count them (code points), and nothing that PostgreSQL can't keep (NUL, lone surrogates).
 */
export interface TextRule {
  /** 1 where left out. */
  min?: number;
  /** 200 where left out. */
  max?: number;
  /** What to say when the text is missing, too short or unreadable. */
  message?: string;
  /** Line breaks allowed. */
  multiline?: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const lineBreaks = /[\r\n\t]/;

export const isStorable = (text: string): boolean => !control.test(text) && text.isWellFormed();

export const lengthOf = (text: string): number => [...text.trim()].length;

/** What is wrong with a text; undefined: nothing. */
export function textError(
  { min = 1, max = 200, message = rules.text, multiline }: TextRule,
  typed: string,
): string | undefined {
  const text = typed.trim();
  const readable = isStorable(text) && (multiline || !lineBreaks.test(text));
  if (!readable || lengthOf(text) < min) return message;
  return lengthOf(text) > max ? rules.tooLong(max) : undefined;
}

/** What is wrong with each of several texts. */
export const textErrors = <Name extends string>(
  fields: Record<Name, TextRule>,
  typed: Record<Name, string>,
): { [Field in Name]?: string } =>
  Object.fromEntries(
    (Object.keys(fields) as Name[]).map((name) => [name, textError(fields[name], typed[name])]),
  ) as { [Field in Name]?: string };
