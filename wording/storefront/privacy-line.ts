/** Where details are asked for; followed by the page's name. */
export const howDetailsAreUsed = 'How we use your details:';
