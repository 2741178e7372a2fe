import { freeDeliveryFrom } from '../delivery-terms.ts';

export const listing = {
  /** For the keyboard, past shelves and filters. */
  skip: 'Skip to the products',
  more: 'More Products',
  shown: (shown: number, total: number) => `${shown} of ${total} ${total === 1 ? 'product' : 'products'}`,
  products: (total: number) => (total === 1 ? '1 product' : `${total} products`),
  chosen: 'Chosen filters',
  remove: 'Remove',
  clear: 'Clear filters',
  categories: 'Categories',
  filters: {
    title: 'Filter and sort',
    open: (active: number) => (active === 0 ? 'Filter and sort' : `Filter and sort (${active})`),
    search: (category: string) => `Search in ${category}`,
    searchAll: 'Search all products',
    submitSearch: 'Search here',
    discounted: 'Discounted only',
    more: 'More filters',
    inStock: 'In stock only',
    rated: (stars: number) => `${stars} stars and up`,
    from: 'From',
    to: 'To',
    showAll: (values: number) => `Show all ${values}`,
    noChoice: 'None of these products',
    price: 'Price',
    min: 'Minimum price',
    max: 'Maximum price',
    anyPrice: 'Any',
    crossed: 'The minimum is above the maximum',
    sort: 'Sort by',
    sortNow: 'Sort',
    apply: 'Apply',
    show: (total: number) => (total === 1 ? 'Show 1 product' : `Show ${total} products`),
  },
} as const;

/** What the server says of a list: no browser loads it. */
export const shelf = {
  category: 'Category',
  resultsFor: (words: string) => `Results for ${words}`,
  resultsIn: (words: string, category: string) => `Results for ${words} in ${category}`,
  /** To search engines and those a shelf is shared with, by words that people look for. */
  heads: {
    all: ['Airsoft supplies', 'BBs, gas, magazines, batteries, clothing and attachments for airsoft'],
    discount: [
      'Airsoft supplies for less',
      'Airsoft BBs, gas, magazines and batteries, each cheaper if you buy more',
    ],
    bbs: [
      'Airsoft BBs',
      'Airsoft BBs by weight, from springers to bolt-action rifles, with the price per 1,000',
    ],
    gas: [
      'Airsoft gas and CO2',
      'Green gas, winter gas, CO2 and silicone oil for airsoft, with the price per 100 ml',
    ],
    magazines: ['Airsoft magazines', 'Airsoft magazines for electric and gas guns, by what they fit'],
    batteries: [
      'Airsoft batteries',
      'LiPo and NiMH airsoft batteries, chargers and leads, by plug, voltage and size',
    ],
    attire: [
      'Airsoft clothing and protection',
      'Goggles, masks, gloves, shirts, rigs and carriers for airsoft',
    ],
    attachments: [
      'Airsoft attachments',
      'Sights, grips, torches, tracers, slings and mounts for airsoft guns',
    ],
  } satisfies Record<string, [title: string, what: string]>,
  description: (what: string) =>
    `${what}. In stock in our UK warehouse, dispatched the next working day, free delivery from ${freeDeliveryFrom}.`,
  /** Above what was found by other words than those that were typed. */
  help: {
    spelling: (showing: string) => `No exact match. Showing results for ‘${showing}’.`,
    synonym: (showing: string) => `Showing results for ‘${showing}’.`,
    'some words': (showing: string) => `No exact match. Showing what matches ‘${showing}’.`,
  },
  empty: 'No Products Are Available',
  /** Above what answers a search that found nothing. */
  answered: 'Your answer is below',
  /** The same, where the answer is that it isn’t sold. */
  notSold: 'We don’t sell that. Here’s the closest we have.',
  /** And where nothing is close to it. */
  notSoldNorLike: 'We don’t sell that',
  emptySearch: 'Nothing we sell matches that. Try other or fewer words, browse our shelves, or',
  /** Of one shelf alone: the way to the others follows. */
  emptyIn: (category: string) =>
    `Nothing in ${category} matches that, but something else we sell does. Look in the whole shop, try other words, or`,
  /** Above the best of these. */
  wholeShop: 'In the whole shop',
  elsewhere: (total: number) => `In the whole shop: ${total === 1 ? '1 product' : `${total} products`}`,
  contactUs: 'contact us',
  /** Where a page of the shop answers what was searched for, above. */
  emptyAnswered: 'If that doesn’t help, please contact us.',
  /** Below a search for a gun, which is not sold. */
  forGuns: 'What you may need',
  /** Below a search for another thing that isn’t sold. */
  nearest: 'The nearest we have',
  /** What is chosen by other things than the gun that was searched for. */
  goesBy: {
    batteries: 'Batteries are chosen by plug, voltage and size',
    bbs: 'BBs are chosen by size and weight',
    gas: 'Gas is chosen by type and pressure',
    attachments: 'Attachments are chosen by rail, thread or sling mount',
  } as Partial<Record<string, string>>,
  /** Above the Discount Zone, whose prices for one are what they always are. */
  discounts: 'Buy more of one thing and each costs less.',
  notByGun: (goesBy: string) => `${goesBy}, not by the gun’s name: please check what yours takes.`,
  emptyCategory: 'There’s nothing on this shelf at the moment.',
  emptyFilters: 'Nothing matches all of these filters. Take one away, or clear them.',
  without: (filter: string, total: number) =>
    `Without ‘${filter}’: ${total === 1 ? '1 product' : `${total} products`}`,
  crossed: 'The minimum price is above the maximum',
  crossedText: (min: number, max: number) => `Nothing costs at least £${min} and at most £${max}.`,
  uncross: (min: number, max: number) => `Show £${min} to £${max}`,
  sorts: {
    bestMatch: 'Best match',
    newest: 'Newest',
    priceLowToHigh: 'Price: low to high',
    priceHighToLow: 'Price: high to low',
    unitPrice: 'Unit price',
    rating: 'Best rated',
    bestSelling: 'Most popular',
  },
  chosen: (label: string, value: string) => `${label}: ${value}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  from: (number: string) => `${number} or more`,
  upTo: (number: string) => `up to ${number}`,
  atLeast: (pence: number) => `£${pence / 100} or more`,
  atMost: (pence: number) => `Up to £${pence / 100}`,
  /** A shelf that is narrowed by one choice: '0.25 g airsoft BBs'. */
  narrowed: (title: string, choice: string) => `${choice} ${title.replace(/^A/, 'a')}`,
} as const;
