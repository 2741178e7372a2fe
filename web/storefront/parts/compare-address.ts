/** Where products stand side by side: an address that can be shared. Ids have nothing in them that would have to be encoded. */
export const compareAddress = (ids: string[]): string =>
  ids.length > 0 ? `/compare?ids=${ids.join()}` : '/compare';
