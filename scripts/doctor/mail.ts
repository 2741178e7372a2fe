import nodemailer from 'nodemailer';
import type { Config } from '#server/config.ts';
import { type Finding, fine, look, mend, reasonOf, skipped } from './finding.ts';

const about = 'Mail';

/** Whether the mail server takes us, and with an address a letter to it. */
export async function examineMail(config: Config, to: string | undefined): Promise<Finding[]> {
  const { SMTP_URL, MAIL_FROM, SHOP_NAME, PUBLIC_URL } = config;
  if (!SMTP_URL) return [mend(about, 'SMTP_URL is not set: no letter leaves', 'docs/going-live.md, Mail')];
  const transport = nodemailer.createTransport(SMTP_URL, {
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 8_000,
  } as object);
  const { host } = new URL(SMTP_URL);
  try {
    await transport.verify();
    const taken = fine(about, `${host} takes us`);
    if (!MAIL_FROM)
      return [
        taken,
        mend('Mail: sender', 'MAIL_FROM is not set', 'MAIL_FROM="Your Shop <orders@your.shop>"'),
      ];
    if (!to) return [taken, skipped('Mail: letter', 'not tried: npm run doctor -- --mail you@example.org')];
    await transport.sendMail({
      ...{ from: MAIL_FROM, to, subject: `A test from ${SHOP_NAME}` },
      text: `The mail of ${PUBLIC_URL ?? SHOP_NAME} works. Look whether this letter came into the inbox and not among the spam.\n`,
    });
    return [
      taken,
      look('Mail: letter', `sent to ${to}`, 'look whether it is in the inbox, and not among the spam'),
    ];
  } catch (error) {
    return [
      mend(about, `${host} refuses: ${reasonOf(error)}`, 'see SMTP_URL: host, port, user and password'),
    ];
  } finally {
    transport.close();
  }
}
