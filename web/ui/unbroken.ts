const beforeUnit = /(\d) (?=(?:k?g|[mc]?m|ml|mAh|V|x)\b)/g;

/** A title in which no line ends between a number and its unit: '0.20 g', '230 x 180 mm'. */
export const unbroken = (title: string) => title.replace(beforeUnit, '$1\u00a0');
