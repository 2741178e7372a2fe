import nodemailer from 'nodemailer';
import { writeLetter } from '#emails/letter.tsx';
import type { Mail, Shop } from '#shop/shop.ts';

export interface Postman {
  /** Sends by SMTP; throws where the server did not take it, so that the job comes again. */
  send(shop: Shop, mail: Mail): Promise<void>;
  close(): void;
}

export function postman(smtpUrl: string, from: string): Postman {
  const transport = nodemailer.createTransport(smtpUrl, {
    from,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return {
    async send(shop, mail) {
      const letter = await writeLetter(shop, mail);
      if (!letter) return;
      await transport.sendMail({ ...letter, to: mail.to });
    },
    close: () => transport.close(),
  };
}
