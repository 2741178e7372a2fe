import { inquiryReply } from '#wording/emails.ts';

/** 'On 3 March 2026 at 10:12, Hopup Supply <orders@...> wrote:', which mail programs break into up to three lines. */
const attribution = /^\s*(?:on|am|le)\b.{0,400}\b(?:wrote|schrieb|a écrit)\b.{0,100}:\s*$/is;
const forwardHead = /^\s*-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht)\s*-{2,}\s*$/i;
/** The head that Outlook writes above what it quotes. */
const outlookFrom = /^\s*\*?from:\*?\s.+/i;
const outlookNext = /^\s*\*?(?:sent|date|to):\*?\s/i;
const isQuoted = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === '';

/**
 * What somebody wrote in an e-mail, without what it quotes at its end. Careful: answers between quoted lines stay with them, and a
 * letter of which nothing would be left stays whole.
 */
export function cutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = quoteStart(lines);
  const kept = lines.slice(0, end).join('\n').trim();
  return kept === '' ? text.trim() : kept;
}

/** Where the quote begins that the letter ends with; the number of lines where there is none. */
function quoteStart(lines: string[]): number {
  for (const [at, line] of lines.entries()) {
    if (line.includes(inquiryReply.mark) && !isQuoted(line)) return attributionBefore(lines, at);
    if (forwardHead.test(line)) return at;
    if (outlookFrom.test(line) && outlookNext.test(lines[at + 1] ?? '')) return at;
  }
  const last = lines.findLastIndex((line) => !isBlank(line));
  if (!isQuoted(lines[last] ?? '')) return lines.length;
  const own = lines.findLastIndex((line, at) => at <= last && !isBlank(line) && !isQuoted(line));
  return attributionBefore(lines, own + 1);
}

/** The same, with the line or lines before it that say who wrote what is quoted, and what of the quote stands above the mark. */
function attributionBefore(lines: string[], at: number): number {
  let top = at;
  while (top > 0 && (isBlank(lines[top - 1] ?? '') || isQuoted(lines[top - 1] ?? ''))) top -= 1;
  for (const many of [1, 2, 3]) {
    const head = lines.slice(Math.max(0, top - many), top).join(' ');
    if (attribution.test(head)) return Math.max(0, top - many);
  }
  return at;
}
