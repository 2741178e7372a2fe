/** Where most of our shoppers have their e-mail. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
];
/** One letter from those, and right. */
const right = ['mail.com', 'ymail.com', ...common];

/** What was probably meant by an e-mail whose domain is one slip of the finger from a common one: `ann@gmial.com`. */
export function meantEmail(typed: string): string | undefined {
  const [name, domain = ''] = typed.trim().toLowerCase().split('@');
  if (!name || right.includes(domain)) return undefined;
  const meant = common.find((one) => isOneSlip(domain, one));
  return meant && `${typed.trim().split('@')[0]}@${meant}`;
}

/** One letter more, fewer or other, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  const least = Math.min(typed.length, meant.length);
  let same = 0;
  while (same < least && typed[same] === meant[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < least - same && typed.at(-1 - sameAtEnd) === meant.at(-1 - sameAtEnd)) sameAtEnd++;
  const was = typed.slice(same, typed.length - sameAtEnd);
  const is = meant.slice(same, meant.length - sameAtEnd);
  if (was.length <= 1 && is.length <= 1) return true;
  return was.length === 2 && is.length === 2 && was[0] === is[1] && was[1] === is[0];
}
