/** State of a history entry: a card that stands for all sizes of what is worn led there, so none is chosen. */
export const unchosenSize = 'unchosen size';
