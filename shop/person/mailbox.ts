/** How a provider of mailboxes reads the addresses of its domains: what it says of itself (help pages on aliases). */
interface Provider {
  /** All names of its domains; one mailbox has the same name before the @ at each of them. */
  domains: readonly string[];
  /** What is before the @, without signs that it does not look at; as it is unless told. */
  plain?: (name: string) => string;
}

const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], plain: (name) => name.replaceAll('.', '') },
  {
    domains: ['proton.me', 'pm.me', 'protonmail.com', 'protonmail.ch'],
    plain: (name) => name.replace(/[._-]/g, ''),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    domains: [
      ...['yandex.ru', 'yandex.com', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'yandex.com.tr'],
      ...['yandex.az', 'yandex.com.am', 'yandex.com.ge', 'yandex.co.il', 'yandex.ee', 'yandex.fr'],
      ...['yandex.kg', 'yandex.lt', 'yandex.lv', 'yandex.md', 'yandex.tj', 'yandex.tm', 'yandex.uz'],
      'narod.ru',
    ],
    plain: (name) => name.replaceAll('.', '-'),
  },
];
const providerOf = new Map(providers.flatMap((provider) => provider.domains.map((name) => [name, provider])));

/** Where anything@sam.fastmail.com is sam@fastmail.com; the same name at another of these is somebody else. */
const withNameInDomain = [
  ...['fastmail.com', 'fastmail.fm', 'fastmail.co.uk', 'fastmail.net', 'fastmail.org', 'fastmail.us'],
  ...[
    'fastmail.de',
    'fastmail.es',
    'fastmail.in',
    'fastmail.jp',
    'fastmail.nl',
    'fastmail.se',
    'fastmail.to',
  ],
  ...['sent.com', 'fmail.co.uk', '123mail.org', 'airpost.net'],
];

/**
 * The mailbox that an e-mail (in the form it is kept in) reaches: without a +tag, without signs that its provider does not look
 * at, under the first of its provider's names. For counting and comparing people alone: emails go to the address that they gave.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const host = withNameInDomain.find((name) => domain.endsWith(`.${name}`));
  if (host) return mailboxOf(`${domain.slice(0, -host.length - 1).replace(/^.*\./, '')}@${host}`);
  const name = local.replace(/(?<=.)\+.*$/, '');
  const provider = providerOf.get(domain);
  if (!provider) return `${name}@${domain}`;
  return `${provider.plain?.(name) || name}@${provider.domains[0]}`;
}
