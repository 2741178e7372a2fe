import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { type IncomingMail, maxIncomingText } from '#shop/messages/incoming.ts';
import { plainText } from './plain-text.ts';

/** Where mail servers write whom a letter was for, after forwarding too. */
const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];
const maxAttachments = 20;

/**
 * What the shop needs of an e-mail as it travels (RFC 5322). Attachments are named, nothing of them is kept.
 *
 * @param envelopeTo whom the mail server says that it was delivered to, where it tells
 * @returns undefined where it can't be read as an e-mail
 */
export async function readMail(
  raw: Uint8Array,
  envelopeTo: string[] = [],
): Promise<IncomingMail | undefined> {
  const email = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 32,
    maxHeadersSize: 256 * 1024,
  }).catch(() => undefined);
  const from = email?.from && addressesIn([email.from])[0];
  if (!email || !from) return undefined;
  return {
    messageId: messageIdsIn(email.messageId)[0] ?? `<${createHash('sha256').update(raw).digest('hex')}@none>`,
    from: oneLine(from, 254),
    to: [...envelopeTo, ...valuesOf(email, recipientHeaders), ...addressesIn(email.to ?? [])],
    answers: [...messageIdsIn(email.inReplyTo), ...messageIdsIn(email.references)].slice(0, 100),
    text: storable(textOf(email)),
    attachments: email.attachments
      .slice(0, maxAttachments)
      .map(({ filename, mimeType }) => oneLine(filename || mimeType, 150)),
    automatic: isAutomatic(email),
  };
}

function textOf({ text, html }: Email): string {
  // With what it quotes, which is cut only later.
  const most = 10 * maxIncomingText;
  return text?.trim() ? text.slice(0, most) : plainText((html ?? '').slice(0, most));
}

/** RFC 3834, and what came before it; a report of a mail server has no sender to answer to. */
function isAutomatic(email: Email): boolean {
  const [submitted = 'no'] = valuesOf(email, ['auto-submitted']);
  return (
    !/^\s*no\b/i.test(submitted) ||
    valuesOf(email, ['precedence']).some((value) => /^\s*(bulk|junk|list|auto_reply)/i.test(value)) ||
    valuesOf(email, ['x-autoreply', 'x-autorespond']).length > 0 ||
    valuesOf(email, ['return-path']).some((value) => value.trim() === '<>') ||
    valuesOf(email, ['content-type']).some((value) => /^\s*multipart\/report/i.test(value))
  );
}

const valuesOf = ({ headers }: Email, names: readonly string[]): string[] =>
  headers.filter(({ key }) => names.includes(key)).map(({ value }) => value);

const addressesIn = (addresses: readonly Address[]): string[] =>
  addresses.flatMap(({ address, group }) => group?.map((one) => one.address) ?? address ?? []);

/** Message-IDs with their angle brackets; one that is longer than RFC 5322 lets a line be is none. */
const messageIdsIn = (header = ''): string[] => header.match(/<[^<>\s]{1,990}>/g) ?? [];

/** As PostgreSQL can keep it, with no sign that a screen would not show as text. */
const storable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters away is the purpose
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const oneLine = (text: string, max: number): string =>
  [...storable(text).replace(/\s+/g, ' ')].slice(0, max).join('');
