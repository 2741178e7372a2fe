/** Products side by side. Server and browser share it. */
export const maxCompared = 4;
/** So many products at most are one thing in several sizes or colours: more are several things. */
export const maxMembers = 60;
/** By so many facts at most its members differ. */
export const maxAxes = 2;
/** What goes with one product, chosen or not. */
export const maxGoesWith = 6;

/** Products beside one on its page: whole rows of four, two or one. */
export const maxBeside = 4;

/** A kit has so many guns; each has a name of so many letters, a battery of so many volts and a site's limit of so many joules at most. */
export const maxGuns = 6;
export const maxGunName = 40;
export const maxBatteryVolts = 25;
export const maxLimitJoules = 5;

/** Products of which is asked at once whether they fit. */
export const maxFitFacts = 60;
