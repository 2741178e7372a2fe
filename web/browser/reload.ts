/** Loads the page anew. The router does that too, where code can't be had, but without this word (storefront/layout/lost-code.ts). */
export const reload = (): unknown => (window.navigation ?? location).reload({ info: 'meant' });
