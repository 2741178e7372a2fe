import { rules } from '#wording/rules.ts';
import { textError } from './text-rule.ts';

/**
 * The one form in which an e-mail is kept, compared and written to: lower case, its domain in ASCII (bücher.example is
 * xn--bcher-kva.example), without signs that nobody sees. So one mailbox has one spelling, however it was typed. The one rule
 * for forms and calls; without zod, since every page's forms read it.
 */
export const tidyEmail = (text: string): string => {
  const read = readEmail(text);
  return 'email' in read ? read.email : text.trim().toLowerCase();
};

export const isEmailAddress = (text: string): boolean => 'email' in readEmail(text);

/** What is wrong with an e-mail; `malformed` is what the field says of one that is none. */
export const emailError = (text: string, malformed: string): string | undefined => {
  const wrong = textError({ min: 3, max: 254, message: malformed }, text);
  if (wrong) return wrong;
  const read = readEmail(text);
  if ('email' in read) return undefined;
  return read.fault === 'letters' ? rules.emailLetters : malformed;
};

/** Longer ones are refused by every field, and need not be looked at. */
const longest = 1000;
const visible = String.raw`[^\s@<>()[\]\\,;:"]`;
const parts = new RegExp(`^(${visible}+)@(${visible}+)$`);
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Printable ASCII. */
const plain = /^[!-~]+$/;
const domainInAscii = /^(?:[a-z0-9_-]+\.)+[a-z0-9_-]*[a-z_-][a-z0-9_-]*$/;

/**
 * One `@`, then a domain with a dot and no empty label (decisions.md section 9), before it printable ASCII: few mail servers
 * take other letters there, and many letters look alike.
 */
function readEmail(text: string): { email: string } | { fault: 'malformed' | 'letters' } {
  const [, local, domain] = (text.length <= longest && parts.exec(text.replace(unseen, '').trim())) || [];
  const ascii = domain && asciiDomain(domain);
  if (!local || !ascii) return { fault: 'malformed' };
  return plain.test(local) ? { email: `${local.toLowerCase()}@${ascii}` } : { fault: 'letters' };
}

/** Addresses of the web are read by the same rule (UTS 46), and browsers bring it along. */
function asciiDomain(domain: string): string | undefined {
  if (/[/?#%]/.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return domainInAscii.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}
