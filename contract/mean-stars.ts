/** To a tenth of a star; 0 without any review. */
export const meanStars = ({ starSum, reviewCount }: { starSum: number; reviewCount: number }): number =>
  reviewCount === 0 ? 0 : Math.round((starSum / reviewCount) * 10) / 10;
