/** A gun of somebody's kit. Each of its facts is in the words of the attribute that products state; '' or null: not known. */
export interface Gun {
  /** Made in the browser; tells it from the others of the kit. */
  id: string;
  name: string;
  /** Of its magazines. */
  pattern: string;
  /** What drives it. */
  power: string;
  /** The plug that it takes from a battery. */
  connector: string;
  /** The highest that its battery may have. */
  maxVolts: number | null;
  /** Of its muzzle. */
  thread: string;
  /** Every kind that it has; none: not known. */
  rails: string[];
  /** What the site it plays on allows; joules. */
  limitJoules: number | null;
}

/** What products state of a gun's facts, by the gun's field. */
export const attributeOf = {
  pattern: 'pattern',
  power: 'power',
  connector: 'connector',
  maxVolts: 'voltage',
  thread: 'thread',
  rails: 'rail',
} as const;
export type GunFact = keyof typeof attributeOf;
