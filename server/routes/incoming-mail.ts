import type { Context, Handler } from 'hono';
import { type Received, receiveMail } from '#shop/messages/incoming.ts';
import type { Shop } from '#shop/shop.ts';
import { readMail } from '../adapters/incoming-mail.ts';
import { showsToken } from '../http/bearer-token.ts';
import { readBytes } from '../http/body.ts';

/** Of one e-mail with what is attached, and of the same within JSON. */
const maxBytes = 16 * 1024 * 1024;
const maxJsonBytes = 22 * 1024 * 1024;

/**
 * E-mails that answer ours, passed on by whoever takes the shop's mail (docs/operations.md): the e-mail as it travels (RFC 5322), or
 * JSON {raw: the same in base64, to: the envelope's recipient}. Nothing is read before the secret is seen; without one there is no
 * such address.
 */
export function incomingMail(shop: Shop, secret: string | undefined): Handler {
  return async (c, next) => {
    if (secret === undefined) return next();
    if (!showsToken(c, secret)) {
      c.header('WWW-Authenticate', 'Bearer');
      return answer(c, 401, 'The secret is not right');
    }
    const json = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
    const body = await readBytes(c.req.raw, json ? maxJsonBytes : maxBytes);
    if (!body) return answer(c, 413, 'That e-mail is too large');
    const wrapped = json ? unwrap(body) : { raw: body, to: [] };
    const mail = wrapped && (await readMail(wrapped.raw, wrapped.to));
    if (!mail) return answer(c, 400, 'That is no e-mail');
    const received = await receiveMail(shop, mail);
    // Never whom it is from, or what it says.
    shop.log.info({ received, automatic: mail.automatic }, 'an e-mail came');
    const { status, message } = outcomes[received];
    return answer(c, status, message);
  };
}

const outcomes: Record<Received, { status: 200 | 422; message: string }> = {
  kept: { status: 200, message: 'Kept with the message that it answers' },
  noted: { status: 200, message: 'Noted as sent by no person' },
  'known already': { status: 200, message: 'Known already' },
  'of no inquiry': {
    status: 422,
    message: 'It answers no e-mail of this shop’s messages, and is not kept here',
  },
};

const answer = (c: Context, status: 200 | 400 | 401 | 413 | 422, message: string) => {
  return c.json({ status, message }, status);
};

/** The e-mail within JSON; undefined where there is none. */
function unwrap(body: Buffer): { raw: Buffer; to: string[] } | undefined {
  try {
    const { raw, to = [] } = JSON.parse(body.toString()) as { raw?: unknown; to?: unknown };
    if (typeof raw !== 'string') return undefined;
    const recipients = [to].flat().filter((one) => typeof one === 'string');
    return { raw: Buffer.from(raw, 'base64'), to: recipients.slice(0, 100) };
  } catch {
    return undefined;
  }
}
