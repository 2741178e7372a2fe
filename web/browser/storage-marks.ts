import { kitMarks } from './kit-marks.ts';

/**
 * Marks on the document by what this browser has, set before the first paint by an inline script at the head of the page, so that
 * nothing moves or is said wrongly until the page is alive: those of its kit (kit-marks.ts); `data-account` where somebody is signed
 * in (identity.ts); `data-ordered` where the offer for a first order is over (ordered.ts) or taken.
 */
export const markFromStorage = () =>
  `try{for(const[k,n,r]of[["email","account",/@/],["ordered","ordered",/true/],["newsletter","ordered",/true/],${kitMarks.map(([mark, sign]) => `["myKit","${mark}",${sign}]`)}])r.test(localStorage[k])&&document.documentElement.setAttribute("data-"+n,"")}catch{}`;
