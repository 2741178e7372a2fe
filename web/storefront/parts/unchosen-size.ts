/** Behind a product's address: a card that stands for all sizes of what is worn led there, so none is chosen. */
export const unchosenSize = '?choose=size';

/** @param search what stands behind an address */
export const isSizeUnchosen = (search: string): boolean => search.includes('choose=size');
