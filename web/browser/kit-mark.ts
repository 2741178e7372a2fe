/**
 * `data-kit` stands on the document where this browser has a kit (my-kit.ts): what will be said of it has its room before the first
 * paint. For an inline script at the head of the page. A kit with a gun has an id in it.
 */
export const markKitOwners =
  "try{/\"id\"/.test(localStorage.myKit)&&document.documentElement.setAttribute('data-kit','')}catch{}";

export const isKitMarked = (): boolean => 'kit' in document.documentElement.dataset;
