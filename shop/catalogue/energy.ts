/**
 * Muzzle energy: what a BB carries, from its weight and speed. Pure, and shared with the browser. Energies are told rounded up and
 * speeds rounded down, so that what is told never says less than there is, and is over a limit exactly where the energy is.
 */

/** One foot in metres, exactly (the international foot of 1959). */
const metresPerFoot = 0.3048;

export const toMetresPerSecond = (fps: number): number => fps * metresPerFoot;
export const toFeetPerSecond = (metresPerSecond: number): number => metresPerSecond / metresPerFoot;

/** Kinetic energy in joules, of a weight in grams at a speed in metres per second. */
export const energyOf = (grams: number, metresPerSecond: number): number =>
  (grams / 1000 / 2) * metresPerSecond ** 2;

/** The speed in metres per second at which a weight in grams has so many joules. */
export const speedOf = (grams: number, joules: number): number => Math.sqrt((2 * joules) / (grams / 1000));

/**
 * Above these, in joules, a gun that shoots plastic BBs is a firearm: Firearms Act 1968 section 57A, inserted by the Policing and
 * Crime Act 2017 section 125. `automatic` can fire two or more without the trigger being pressed again.
 */
export const legalLimits = { automatic: 1.3, other: 2.5 } as const;

/** Less than any chronograph tells: what floating point adds to a number that is exact. */
const slack = 1e-9;

/** Joules as they are told: two decimals, rounded up. */
export const toldJoules = (joules: number): number => Math.ceil(joules * 100 - slack) / 100;

/** A speed as it is told: rounded down to so many decimals. */
export const toldSpeed = (speed: number, decimals = 0): number =>
  Math.floor(speed * 10 ** decimals + slack) / 10 ** decimals;

/** Whether an energy is over a limit of two decimals, as it would be told. */
export const isOver = (joules: number, limit: number): boolean => toldJoules(joules) > limit;
