import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';

/** What the post takes: the same words as a page and as plain text. */
export interface Letter {
  /** One line. */
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  replyTo?: string;
}

/** A letter that is worded but not printed yet. */
export interface Draft extends Omit<Letter, 'html' | 'text'> {
  page: ReactElement;
}

/** Renders a draft and its plain-text twin. */
export async function print({ page, subject, headers, replyTo }: Draft): Promise<Letter> {
  const html = await render(page);
  return {
    subject: oneLine(subject),
    html,
    text: toPlainText(html),
    ...(headers && { headers }),
    ...(replyTo && { replyTo }),
  };
}

/** A customer's words can stand in a subject: no line break, control or direction mark gets into the header. */
const oneLine = (subject: string): string => subject.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Put together once: it costs as much as a letter. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    ...['h1', 'h2', 'h3'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
    { selector: 'p', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 52, colSpacing: 3 },
    },
  ],
});
