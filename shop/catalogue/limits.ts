/** Products side by side. Server and browser share it. */
export const maxCompared = 4;
