import { helpPages } from './help-pages.ts';

export interface CuratedList {
  title: string;
  /** To search engines. */
  about: string;
  /** Above its products: what to choose by. */
  lead: string;
  /** Below them: what else who looks for them may need. */
  next: { path: string; title: string; text: string };
}

/**
 * Searches that the shop itself links to, by their words, and what each is called: pages of their own for search engines, listed in
 * the sitemap. Read on the server; no browser has to fetch them.
 */
export const curatedLists: ReadonlyMap<string, CuratedList> = new Map([
  [
    'eye protection',
    {
      title: 'Eye protection',
      about: 'Goggles and full-face masks for airsoft, tested against impact',
      lead: 'Goggles leave your mouth free, for a mesh mask below them; a full-face mask covers it too. EN 166 B on a lens means that it was tested with a 6 mm steel ball at 120 m/s, harder than a BB hits. If you wear spectacles, check on its page that it goes over them.',
      next: helpPages.firstKit,
    },
  ],
]);
