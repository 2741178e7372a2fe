import { rules } from '#wording/rules.ts';

/** Words of those who speak for a shop. */
const roles =
  'staff|admins?|administrators?|support|moderators?|customer(?:service|care|support)|helpdesk|team|managers?|owners?';
const onlyRoles = new RegExp(
  `^(?:the|official|shop|store)*(?:${roles})+(?:of)?(?:the|this|our)?(?:shop|store)?$`,
);
const withRole = new RegExp(roles);

const anEmail = /\S@\S+\.\S/;

/** Why a shopper may not have such a name, in words; undefined for any other. `shopNames` are those of `isReservedName`. */
export function reservedNameError(name: string, shopNames: readonly string[]): string | undefined {
  if (anEmail.test(name)) return rules.register.nameEmail;
  return isReservedName(name, shopNames) ? rules.register.nameReserved : undefined;
}

/**
 * Whether a shopper's name reads as if the shop or its staff spoke, beside a review say: the shop's or the seller's name,
 * a role of staff ('admin', 'support'), or both together, or shows an e-mail address. Spaces, signs, case, accents and letters that only look
 * like ours make no difference.
 *
 * @param shopNames as whom the shop is known; '' is none
 */
export function isReservedName(name: string, shopNames: readonly string[]): boolean {
  const written = plain(name);
  if (onlyRoles.test(written) || anEmail.test(name)) return true;
  return [...shopNames, ...shopNames.map(firstWord)]
    .map(plain)
    .filter((shop) => shop !== '' && written.includes(shop))
    .some((shop) => {
      const rest = written.replace(shop, '');
      return /^(?:the|official)*$/.test(rest) || withRole.test(rest);
    });
}

/** What people call a shop for short; '' where that is too short to be told from a name. */
const firstWord = (shop: string): string => /^\S{4,}/.exec(shop)?.[0] ?? '';

/** Capitals that look like ours, whose small letters don't. */
const capitals: Record<string, string> = {
  ...{ В: 'b', Н: 'h', К: 'k', М: 'm', Т: 't' },
  ...{
    Α: 'a',
    Β: 'b',
    Ε: 'e',
    Ζ: 'z',
    Η: 'h',
    Ι: 'i',
    Κ: 'k',
    Μ: 'm',
    Ν: 'n',
    Ο: 'o',
    Ρ: 'p',
    Τ: 't',
    Υ: 'y',
    Χ: 'x',
  },
  ᕼ: 'h',
};

const lookalikes: Record<string, string> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    м: 'm',
    т: 't',
    н: 'h',
    к: 'k',
  },
  ...{
    α: 'a',
    ο: 'o',
    ρ: 'p',
    ν: 'v',
    ι: 'i',
    τ: 't',
    υ: 'u',
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    '@': 'a',
    $: 's',
  },
};

/** Letters alone, as they look. */
const plain = (name: string): string =>
  [...name.normalize('NFKD')]
    .map((sign) => capitals[sign] ?? sign.toLowerCase())
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '');
