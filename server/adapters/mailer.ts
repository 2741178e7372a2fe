import nodemailer from 'nodemailer';
import type { Mail, Shop } from '#shop/shop.ts';
import { inSpan, type SpanStart } from '../tracing/spans.ts';

/** Holiday notices and the like don't answer it (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The mailbox is not there, or wants no such email: trying again would only annoy its server. */
export class MailRejected extends Error {}

export interface Mailer {
  /**
   * Sends by SMTP; throws where the server did not take it, so that the job comes again. An email that was taken
   * without a response goes twice then, under one Message-ID, by which mailboxes know it for the same.
   *
   * @param id of the job
   * @throws MailRejected where another try would end the same
   */
  send(shop: Shop, mail: Mail, id: string): Promise<void>;
  close(): void;
}

export function createMailer(smtpUrl: string, from: string): Mailer {
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
      // Loaded with the first email: templates are large, and the shop should open at once.
      const { renderEmail } = await import('#emails/email.tsx');
      const email = await renderEmail(shop, mail);
      if (!email) return;
      try {
        const headers = { ...automatic, ...email.headers };
        const { messageId = `<${id}@${domain}>` } = email;
        const span = (): SpanStart => ({
          name: 'send email',
          kind: 'client',
          attributes: { 'hopup.email.template': mail.template },
        });
        await inSpan(span, () => transport.sendMail({ ...email, headers, to: mail.to, messageId }));
      } catch (error) {
        throw isPermanentRejection(error)
          ? new MailRejected(`an email was rejected: ${(error as Error).message}`, { cause: error })
          : error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Whether an SMTP server's word, or the address itself, leaves nothing to try again: a 5xx to the recipient or to the email. Not
 * one about us (the sender, our password, a policy that lets us not relay: 5.7.x): that is the operator's to mend, and the
 * emails wait for it.
 */
export function isPermanentRejection(error: unknown): boolean {
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
