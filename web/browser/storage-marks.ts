/**
 * Marks on the document by what this browser has, set before the first paint by an inline script at the head of the page, so that
 * nothing moves or is said wrongly until the page is alive: `data-kit` where it has a kit (my-kit.ts; one with a gun has an id in
 * it), for the room of what is said of it; `data-account` where somebody is signed in (identity.ts).
 */
export const markFromStorage =
  'try{for(const[k,n,r]of[["myKit","kit",/"id"/],["email","account",/@/]])r.test(localStorage[k])&&document.documentElement.setAttribute("data-"+n,"")}catch{}';

export const isKitMarked = (): boolean => 'kit' in document.documentElement.dataset;
