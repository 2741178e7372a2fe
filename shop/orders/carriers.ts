/** Who carries parcels, and how their numbers look and are followed. Data: a new one is a line here. Read by the browser too. */
export interface Carrier {
  name: string;
  /** Their numbers, in capitals without spaces; undefined where there is none. */
  pattern?: RegExp;
  /** Where a parcel is followed, with the number in place of {n}; undefined for nowhere. */
  link?: string;
}

const carriers = {
  'royal-mail': {
    name: 'Royal Mail',
    pattern: /^([A-Z]{2}\d{9}GB|[0-9A-F]{21})$/,
    link: 'https://www.royalmail.com/track-your-item#/tracking-results/{n}',
  },
  evri: {
    name: 'Evri',
    pattern: /^[A-Z]\d{2}[A-Z0-9]\w{12}$/,
    link: 'https://www.evri.com/track/parcel/{n}/details',
  },
  dpd: {
    name: 'DPD',
    pattern: /^\d{14}[A-Z0-9]?$/,
    link: 'https://track.dpd.co.uk/search?reference={n}',
  },
  parcelforce: {
    name: 'Parcelforce',
    pattern: /^[A-Z]{2}\d{7}$/,
    link: 'https://www.parcelforce.com/track-trace?trackNumber={n}',
  },
  dhl: {
    name: 'DHL',
    pattern: /^(\d{10}|JJD\d{15,20})$/,
    link: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id={n}',
  },
  ups: {
    name: 'UPS',
    pattern: /^1Z[0-9A-Z]{16}$/,
    link: 'https://www.ups.com/track?tracknum={n}',
  },
  yodel: {
    name: 'Yodel',
    pattern: /^JD\d{16}$/,
    link: 'https://www.yodel.co.uk/tracking/{n}',
  },
  van: { name: 'Our own van' },
} as const satisfies Record<string, Carrier>;

export type CarrierKey = keyof typeof carriers;
export const carrierKeys = Object.keys(carriers) as CarrierKey[];

export const carrierOf = (key: CarrierKey): Carrier => carriers[key];

/** A tracking number as it is kept: what people type in groups is one word, in capitals. */
export const plainTracking = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The one carrier whose numbers look like this; undefined where none does, or several do. */
export function guessCarrier(typed: string): CarrierKey | undefined {
  const tracking = plainTracking(typed);
  const [carrier, other] = carrierKeys.filter((key) => carrierOf(key).pattern?.test(tracking));
  return other ? undefined : carrier;
}

/** Where a parcel is followed; null for nowhere. */
export function trackingLink(key: CarrierKey, tracking: string): string | null {
  const { link } = carrierOf(key);
  return link && tracking ? link.replace('{n}', encodeURIComponent(tracking)) : null;
}

/** The carrier that somebody else's file means by a name, however it is written; undefined for none. */
export function carrierNamed(name: string): CarrierKey | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return carrierKeys.find(
    (key) => plain(name) !== '' && [key, carrierOf(key).name].map(plain).includes(plain(name)),
  );
}

/** Whose program the file is for: 'click-and-drop' is Royal Mail's, by the names that it proposes for its columns. */
export const carrierFileKinds = ['click-and-drop', 'general'] as const;
export type CarrierFileKind = (typeof carrierFileKinds)[number];
