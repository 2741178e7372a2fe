const inLabel = String.raw`[^\s@<>()[\]\\,;:".]`;
const pattern = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"]+@(?:${inLabel}+\.)+${inLabel}+$`);

/**
 * Whether a text, without spaces around it, is an e-mail address: one `@`, then a domain with a dot and no empty label
 * (decisions.md section 9). The one rule for forms and calls; without zod, since every page's forms read it.
 */
export const isEmailAddress = (text: string): boolean => pattern.test(text);
