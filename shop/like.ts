/** Patterns for `like` out of what staff look for, in which % and _ stand for themselves. */
const plain = (find: string) => find.replace(/[\\%_]/g, '\\$&');

export const beginsWith = (find: string) => `${plain(find)}%`;
export const contains = (find: string) => `%${plain(find)}%`;

/** Where a word after the first begins so, as a surname does. */
export const laterWordBeginsWith = (find: string) => `% ${plain(find)}%`;
