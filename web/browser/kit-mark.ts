/** Stands on the document where this browser has a kit: what will be said of it then has its room before the first paint. */
const mark = 'data-kit';

/** For an inline script at the head of the page. A kit with a gun has an id in it. */
export const markKitOwners = `try{/"id"/.test(localStorage.myKit)&&document.documentElement.setAttribute('${mark}','')}catch{}`;

export const isKitMarked = (): boolean => document.documentElement.hasAttribute(mark);

export const markKit = (has: boolean): boolean => document.documentElement.toggleAttribute(mark, has);
