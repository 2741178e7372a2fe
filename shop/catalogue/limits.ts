/** Products side by side. Server and browser share it. */
export const maxCompared = 4;
/** So many products at most are one thing in several sizes or colours: more are several things. */
export const maxMembers = 60;
/** By so many facts at most its members differ. */
export const maxAxes = 2;
/** What goes with one product, chosen or not. */
export const maxGoesWith = 6;
