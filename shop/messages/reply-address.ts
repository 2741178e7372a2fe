import type { Settings } from '../shop.ts';

/**
 * The address that answers about an inquiry go to: the shop's own mailbox with a word behind a plus (RFC 5233), which delivers to
 * that mailbox and tells the inquiry. orders@shop.example is orders+reply-0f3k...@shop.example.
 */
export function replyAddress({ staffMail }: Pick<Settings, 'staffMail'>, token: string): string {
  const at = staffMail.lastIndexOf('@');
  return `${staffMail.slice(0, at)}+reply-${token}${staffMail.slice(at)}`;
}

/** The tokens in some addresses, in whatever case a mail server left them. */
export const replyTokensIn = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => /\+reply-([0-9a-z]{16})@/i.exec(address)?.[1]?.toLowerCase() ?? []);

/** What stands behind the @ of the Message-IDs of letters that carry one of their own. */
export const mailDomain = ({ staffMail }: Pick<Settings, 'staffMail'>): string =>
  staffMail.slice(staffMail.lastIndexOf('@') + 1);
