/** Of the pictures that stand for a page, in pixels: what Open Graph asks for. */
export const cardSize = { width: 1200, height: 630 } as const;
