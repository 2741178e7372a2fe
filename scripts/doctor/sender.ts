import { Resolver } from 'node:dns/promises';
import type { Config } from '#server/config.ts';
import { type Finding, fine, look, mend, reasonOf, skipped } from './finding.ts';

/** The texts at a name; none where the name is not there. */
export type AskTexts = (name: string) => Promise<string[]>;

/** What mailboxes look for in the DNS before they believe that a letter is the sender's: SPF, DKIM and DMARC. */
export async function examineSender(
  { MAIL_FROM = '' }: Config,
  selector: string | undefined,
  askTexts: AskTexts = dnsTexts(),
): Promise<Finding[]> {
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1];
  if (!domain) return [skipped('Sender', 'MAIL_FROM is not set')];
  return Promise.all([
    asked('Sender: SPF', async () => spfFinding(domain, await askTexts(domain))),
    selector
      ? asked('Sender: DKIM', async () => {
          const name = `${selector}._domainkey.${domain}`;
          return dkimFinding(name, await askTexts(name));
        })
      : skipped(
          'Sender: DKIM',
          'not looked for: npm run doctor -- --dkim <selector>, which the mail provider names',
        ),
    asked('Sender: DMARC', async () => dmarcFinding(domain, await dmarcOf(domain, askTexts))),
  ]);
}

async function asked(about: string, find: () => Promise<Finding>): Promise<Finding> {
  try {
    return await find();
  } catch (error) {
    return look(
      about,
      `the DNS could not be asked: ${reasonOf(error)}`,
      'see /etc/resolv.conf, then ask again',
    );
  }
}

export function spfFinding(domain: string, texts: string[]): Finding {
  const about = 'Sender: SPF';
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [record] = records;
  const provider = 'what the mail provider names';
  if (!record) return mend(about, `${domain} has none`, `a TXT record at ${domain}: ${provider}`);
  if (records.length > 1)
    return mend(about, `${domain} has ${records.length}: mailboxes take none of them`, 'make one of them');
  return /(^| )\+?all( |$)/i.test(record)
    ? mend(about, `lets everybody send as ${domain}`, 'end it with ~all or -all')
    : fine(about, record);
}

export function dkimFinding(name: string, texts: string[]): Finding {
  const about = 'Sender: DKIM';
  const key = texts
    .map((text) => /(?:^|;)\s*p=\s*([^;\s]*)/i.exec(text)?.[1])
    .find((one) => one !== undefined);
  if (key === undefined)
    return mend(about, `${name} has no key`, `the record that the mail provider names for ${name}`);
  return key
    ? fine(about, `${name} has a key`)
    : mend(about, `the key at ${name} was withdrawn`, 'ask for a new one');
}

export function dmarcFinding(domain: string, texts: string[]): Finding {
  const about = 'Sender: DMARC';
  const record = texts.find((text) => /^v=DMARC1(;|$)/i.test(text.trim()));
  if (!record)
    return mend(
      about,
      `${domain} has none`,
      `a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:you@${domain}`,
    );
  return /;\s*p=(none|quarantine|reject)\b/i.test(record)
    ? fine(about, record)
    : mend(about, `it has no policy: ${record}`, 'p=none, p=quarantine or p=reject');
}

/** A domain without one goes by that of the domain above it. */
async function dmarcOf(domain: string, askTexts: AskTexts): Promise<string[]> {
  const labels = domain.split('.');
  for (let at = 0; at < labels.length - 1; at++) {
    const texts = await askTexts(`_dmarc.${labels.slice(at).join('.')}`);
    if (texts.length > 0) return texts;
  }
  return [];
}

function dnsTexts(): AskTexts {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
      throw error;
    }
  };
}
