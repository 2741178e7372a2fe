import nodemailer from 'nodemailer';
import type { Mail, Shop } from '#shop/shop.ts';

/** Holiday notices and the like don't answer it (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The mailbox is not there, or wants no such letter: trying again would only annoy its server. */
export class MailRejected extends Error {}

export interface Postman {
  /**
   * Sends by SMTP; throws where the server did not take it, so that the job comes again. A letter that was taken
   * without a word goes twice then, under one Message-ID, by which mailboxes know it for the same.
   *
   * @param id of the job
   * @throws MailRejected where another try would end the same
   */
  send(shop: Shop, mail: Mail, id: string): Promise<void>;
  close(): void;
}

export function postman(smtpUrl: string, from: string): Postman {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = nodemailer.createTransport(smtpUrl, {
    from,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return {
    async send(shop, mail, id) {
      // Loaded at the first letter: templates are large, and the shop should open at once.
      const { renderEmail } = await import('#emails/email.tsx');
      const letter = await renderEmail(shop, mail);
      if (!letter) return;
      try {
        const headers = { ...letter.headers, ...automatic };
        await transport.sendMail({ ...letter, headers, to: mail.to, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw isMailRejected(error) ? new MailRejected('a letter was refused', { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Whether an SMTP server's word, or the address itself, leaves nothing to try again: a 5xx to the recipient or to the letter. Not
 * one about us (the sender, our password, a policy that lets us not relay: 5.7.x): that is the operator's to mend, and the
 * letters wait for it.
 */
export function isMailRejected(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = error as Partial<SmtpError>;
  if (code === 'EENVELOPE' && responseCode === 0) return true;
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  return !/\b5\.7\.\d|relay/i.test(response);
}

/** What nodemailer tells beside the message. */
interface SmtpError {
  code: string;
  command: string;
  responseCode: number;
  response: string;
}
