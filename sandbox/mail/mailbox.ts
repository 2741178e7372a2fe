import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { caughtAt, fileOf, idsAmong, isMessageId, type MailMessage, type MailSummary } from './messages.ts';

export type Mailbox = {
  /** Everything caught, newest first. */
  list(): Promise<MailSummary[]>;
  /** One message; undefined where there is none by that id, whatever the id is. */
  read(id: string): Promise<MailMessage | undefined>;
  /** The newest message delivered to `to` (any case) whose subject contains `subjectPart`. */
  latest(to: string, subjectPart?: string): Promise<MailMessage | undefined>;
};

/** Reads what a mail catcher keeps in `directory`, in this process or another. */
export function mailbox(directory: string): Mailbox {
  const summaries = new Map<string, MailSummary>();

  async function read(id: string): Promise<MailMessage | undefined> {
    if (!isMessageId(id)) return undefined;
    const bytes = await unlessMissing(readFile(join(directory, fileOf(id))));
    return bytes && toMessage(id, await PostalMime.parse(bytes));
  }

  // A message never changes once it is there, so its line in the list is read once.
  async function summarise(id: string): Promise<MailSummary[]> {
    const known = summaries.get(id);
    if (known) return [known];
    const message = await read(id);
    if (!message) return [];
    const { at, from, to, subject } = message;
    summaries.set(id, { id, at, from, to, subject });
    return [{ id, at, from, to, subject }];
  }

  async function ids(): Promise<string[]> {
    const present = idsAmong((await unlessMissing(readdir(directory))) ?? []);
    const kept = new Set(present);
    for (const id of summaries.keys()) if (!kept.has(id)) summaries.delete(id);
    return present;
  }

  return {
    read,
    list: async () => {
      const listed: MailSummary[] = [];
      for (const id of await ids()) listed.push(...(await summarise(id)));
      return listed;
    },
    latest: async (to, subjectPart = '') => {
      const wanted = to.trim().toLowerCase();
      for (const id of await ids()) {
        const [summary] = await summarise(id);
        if (!summary?.to.some((address) => address.toLowerCase() === wanted)) continue;
        if (summary.subject.includes(subjectPart)) return read(id);
      }
      return undefined;
    },
  };
}

async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function toMessage(id: string, email: Email): MailMessage {
  const delivered = email.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value);
  return {
    id,
    at: caughtAt(id),
    from: email.from ? written(email.from) : (email.returnPath ?? ''),
    to: [...new Set(delivered)],
    subject: email.subject ?? '',
    html: email.html && withPictures(email.html, email),
    text: email.text,
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'unnamed',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

function written(address: Address): string {
  if (address.address === undefined) return address.name;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

/** Puts attached pictures where the message shows them by content id. */
function withPictures(html: string, email: Email): string {
  let shown = html;
  for (const { contentId, mimeType, content } of email.attachments) {
    if (!contentId || !/^image\/[\w.+-]+$/.test(mimeType) || typeof content === 'string') continue;
    const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
    const data = `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
    shown = shown.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, data);
  }
  return shown;
}
