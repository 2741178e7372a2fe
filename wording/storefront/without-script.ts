/** What is said where no script runs. It stands in the page as it is sent: no browser that runs scripts has to fetch it. */
export const withoutScript = {
  notice:
    'You can browse and search without JavaScript. The cart, favourites, signing in, ordering and our forms need it: please switch it on and load this page again, or contact us at the address below.',
  /** In place of what would load. */
  page: 'This page needs JavaScript: please switch it on and load the page again.',
  tooOld:
    'Your browser is too old for parts of this shop, such as the menu. You can browse and search; please update it to order.',
  /** Of a page whose scripts could not be had, once something is pressed. */
  lost: 'This page hasn’t loaded fully, so that wasn’t done.',
  /** Said unasked; the page is opened anew once the rest can be had. */
  unfinished: 'Part of this page didn’t load.',
  again: 'Load the page again',
  filters: 'Filters',
  compareTicked: 'Compare the ticked products',
} as const;
