import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What checks a page beside axe: html-validate reads its HTML, IBM's accessibility engine looks at it in the browser. */

const markup = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    elements: [
      'html5',
      // As the Nu checker has it: a script is of a known kind, a link of a registered one.
      {
        script: {
          inherit: 'script',
          attributes: { type: { enum: ['module', 'speculationrules', /^\w+\/./] } },
        },
        link: {
          inherit: 'link',
          attributes: {
            rel: {
              enum: [
                /^(apple-touch-icon|canonical|icon|manifest|stylesheet)$/,
                /^(modulepreload|prefetch|preload)$/,
              ],
            },
          },
        },
      },
    ],
    rules: {
      // React decides how attributes and void elements are written.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // React's ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // An input that names no type is of type text.
      'no-implicit-input-type': 'off',
      // A closed dialog begins with its second level before the page's first; a paper that is printed in place of the page has
      // a first heading of its own. `barriersOn` counts those that can be seen.
      'heading-level': ['error', { allowMultipleH1: true, minInitialRank: 'h2', sectioningRoots: [] }],
      // Several boxes of one name are how a form chooses any of some values.
      'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
      // What the shop's own host sends comes as safely as the page that names it.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Styles in what is sent would be refused by its own policy (server/routes/pages.ts); charts set theirs in the browser.
      'no-inline-style': 'off',
      // The suggestions under a search can be no <select>: they change with what is typed.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
    },
  }),
);

/** HTML's link type `expect` (the standard's 'Link types') is newer than the checker. */
const notKnownYet = 'Attribute "rel" has invalid value "expect"';

/** What is wrong with a page's HTML; nothing where it is valid. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await markup.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => message !== notKnownYet)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** By rule of IBM's engine: the elements that it is wrong about. */
const mistaken: Record<string, string> = {
  // An e-mail field may hold a username (HTML's table of autofill fields), and password managers want to be told.
  input_autocomplete_valid: 'input[type=email][autocomplete=username]',
  // What scrolls must be reachable by keyboard (axe's scrollable-region-focusable), and a region says what it is.
  element_tabbable_role_valid: 'section[aria-label][tabindex="0"]',
  // It does not read what is there for screen readers alone.
  label_content_exists: 'label:has(> .sr-only)',
  fieldset_legend_valid: 'fieldset:has(> legend.sr-only)',
  aria_accessiblename_exists: 'th:has(> .sr-only)',
  // One in each card of a list, named by its product: the list is their group.
  input_checkboxes_grouped: 'li input[name=ids][form=compare]',
};

/** What it asks somebody to look at, everywhere; its plain findings of the same rules count all the same. */
const lookedAt: Record<string, string> = {
  text_quoted_correctly: 'quotation marks in what people typed are theirs; it stands in a place of its own',
  style_color_misuse: 'asked of every stylesheet: states have words or icons beside their colours',
  style_highcontrast_visible:
    'asked of every stylesheet: outlines and borders are real ones, which high contrast keeps',
  img_alt_background: 'the arrow of a select is decoration',
  text_contrast_sufficient: 'the arrow of a select is a background image, beside its words',
  text_block_heading: 'bold words of a line, as prices are, lead to no part of the page',
  text_sensory_misuse: 'words like "left" and "right" stand for what is left to do and for rights',
  input_label_visible:
    'icons with a name beside what they act on; a search has its placeholder and its icon (WCAG G167)',
  input_fields_grouped: 'a form of one subject is one group, under its own name',
  select_options_grouped: 'percentages in their order, and actions by their names, need no groups',
  list_structure_proper: 'a <dl> may hold its pairs in a <div> each',
  aria_keyboard_handler_exists: 'React listens at the root; find.spec.ts walks the suggestions by keyboard',
  widget_tabbable_exists:
    'the suggestions leave the focus in the search, which tells them by aria-activedescendant',
  element_tabbable_unobscured: 'behind a dialog nothing has the focus; suggestions close as it moves on',
  draggable_alternative_exists: 'pictures have arrows beside them that do the same',
};

const engine = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

interface Checked {
  ruleId: string;
  value: [policy: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  message: string;
  snippet: string;
  node: Element;
}

/** What IBM's engine finds on the page as it is now, and whether the page has its one first heading, and its tables scopes. */
export async function barriersOn(page: Page): Promise<string[]> {
  // What is folded is looked at too; folded, the engine sees its fields and not their labels.
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  // Evaluated as text: the page's own policy would refuse a script that is added to it.
  await page.evaluate(`${engine}; window.ace = ace;`);
  const found = await page.evaluate(
    async ({ mistaken, lookedAt }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the engine declares no global
      const checker = new (window as any).ace.Checker();
      const { results } = (await checker.check(document, ['IBM_Accessibility'])) as { results: Checked[] };
      return results
        .filter(({ ruleId, value: [, outcome], node }) => {
          if (outcome === 'PASS') return false;
          const elements = mistaken[ruleId];
          if (elements && node.matches(elements)) return false;
          return outcome === 'FAIL' || !(ruleId in lookedAt);
        })
        .map(
          ({ ruleId, value, message, snippet }) => `${ruleId} (${value.join(' ')}): ${message} ${snippet}`,
        );
    },
    { mistaken, lookedAt },
  );
  const headings = await page.getByRole('heading', { level: 1 }).count();
  // Both checkers let a simple table be without.
  const unscoped = await page.locator('th:not([scope])').count();
  return [
    ...found,
    ...(headings === 1 ? [] : [`${headings} first headings`]),
    ...(unscoped === 0 ? [] : [`${unscoped} heads of a table without a scope`]),
  ];
}
