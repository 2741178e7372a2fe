/** Providers that deliver one mailbox whatever dots stand in it, and under which name. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an e-mail (in the form it is kept in) reaches, without a +tag, and without dots where they mean nothing. For
 * counting and comparing people alone: emails go to the address that they gave.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/, '');
  const provider = dotless[domain];
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}
