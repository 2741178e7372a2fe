import { type Hazard, hazardOf } from './hazardous.ts';

/** A part of the address book that parcels reach by air or sea. */
interface Place {
  /** As in '… can't be sent to the Isle of Man'. */
  name: string;
  /** Outer halves of its postcodes: 'IM' is IM1 to IM99, 'KW15' is that one alone. */
  outer: readonly string[];
}

/** Where gas and lithium cells can't go, and why: carriers take neither on aeroplanes and ferries. The one list of them. */
export const overWater: readonly Place[] = [
  { name: 'Northern Ireland', outer: ['BT'] },
  { name: 'the Isle of Man', outer: ['IM'] },
  { name: 'Jersey', outer: ['JE'] },
  { name: 'Guernsey', outer: ['GY'] },
  { name: 'the Outer Hebrides', outer: ['HS'] },
  { name: 'Orkney', outer: ['KW15', 'KW16', 'KW17'] },
  { name: 'Shetland', outer: ['ZE'] },
  // Beyond what was asked for: by ship or air as well, and the forces' post refuses both outright.
  { name: 'the Isles of Scilly', outer: ['TR21', 'TR22', 'TR23', 'TR24', 'TR25'] },
  { name: 'the forces abroad (BFPO)', outer: ['BFPO', 'BF1'] },
];

/**
 * The place over water that a postcode belongs to, however it is written; undefined for the mainland and for what is no
 * postcode. Half of one counts too, so that it is said as soon as it is known.
 */
export function placeOverWater(postcode: string): Place | undefined {
  const written = postcode.normalize('NFKC').toUpperCase().trim();
  const bare = written.replace(/[^A-Z0-9]/g, '');
  // No area has more than two letters: in 'BTI 1AA' a letter stands for a digit.
  const [, area = '', digits = '', after = ''] = /^(BFPO|[A-Z]{1,2})([0-9]*)([A-Z]*)/.exec(bare) ?? [];
  const district = area + (after ? outerOf(digits) : (spacedOuter(written) ?? digits.slice(0, 2)));
  return overWater.find(({ outer }) => outer.includes(area) || outer.includes(district));
}

/** The digits of the outer half where letters follow: the last of several begins the inner half, as in KW15 1A. */
const outerOf = (digits: string) => (digits.length > 1 ? digits.slice(0, -1) : digits);

/** The same where the halves stand apart and no letter has followed yet: KW1 5 is on the mainland, KW15 is not. */
const spacedOuter = (written: string) => /^[A-Z]+([0-9]{1,2})[^A-Z0-9]/.exec(written)?.[1];

/** Why a product can't be sent to an address; undefined where it can. */
export function notSentTo(
  postcode: string,
  product: Parameters<typeof hazardOf>[0],
): { place: string; hazard: Hazard } | undefined {
  const place = placeOverWater(postcode);
  const hazard = place && hazardOf(product);
  return hazard && { place: place.name, hazard };
}
