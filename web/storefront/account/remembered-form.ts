/**
 * What was typed on one of these screens, for the next one: who comes from signing in to a forgotten password need not
 * type the e-mail again. In memory only, and written by handlers only, so it is always empty on the server.
 */
let typed = { name: '', email: '' };

export const readRememberedForm = () => typed;
export const rememberForm = (values: { name?: string; email: string }) => {
  typed = { ...typed, ...values };
};
