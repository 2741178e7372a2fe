import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';

/** What the mailer sends: the same text as a page and as plain text. */
export interface Email {
  /** One line. */
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  replyTo?: string;
  /** Of the letter, where it has one of its own, and of those that it follows; each with its angle brackets. */
  messageId?: string;
  inReplyTo?: string;
  references?: string[];
}

/** An email that is composed but not rendered yet. */
export interface Draft extends Omit<Email, 'html' | 'text'> {
  page: ReactElement;
}

/** Renders a draft and its plain-text twin. */
export async function renderDraft({ page, subject, ...rest }: Draft): Promise<Email> {
  const html = await render(page);
  return { ...rest, subject: oneLine(subject), html, text: toPlainText(html) };
}

/** A customer's words can stand in a subject: no line break, control or direction mark gets into the header. */
const oneLine = (subject: string): string => subject.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Put together once: it costs as much as an email. */
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
