import { convert } from 'html-to-text';

/** Text of a description in HTML: paragraphs and list items are lines of their own, links and pictures only their words. */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    // Nested deeper than anybody writes it, it would take the whole stack.
    limits: { maxDepth: 200, ellipsis: '' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'ul', options: { itemPrefix: '- ' } },
    ],
  }).trim();
