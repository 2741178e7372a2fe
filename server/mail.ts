import nodemailer from 'nodemailer';
import type { Mail, Shop } from '#shop/shop.ts';

export interface Postman {
  /**
   * Sends by SMTP; throws where the server did not take it, so that the job comes again. A letter that was taken
   * without a word goes twice then, under one Message-ID, by which mailboxes know it for the same.
   *
   * @param id of the job
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
      const { writeLetter } = await import('#emails/letter.tsx');
      const letter = await writeLetter(shop, mail);
      if (!letter) return;
      await transport.sendMail({ ...letter, to: mail.to, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}
