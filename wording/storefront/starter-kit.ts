/** What /starter-kit says beside the products. */
export const starterKit = {
  title: 'Starter kit',
  description:
    'What a first game of airsoft takes: eye protection, BBs, a speedloader, gloves and a mask. Leave out what you have, and add the rest to your cart at once.',
  intro:
    'What a first game takes, whatever gun you play with. Most sites hire out guns, so begin with what should be your own.',
  items: 'In the kit',
  parts: {
    eyes: [
      'Eyes',
      'No site lets you play without. They must seal all round and be rated for impact: ordinary glasses and sunglasses are not.',
    ],
    bbs: [
      'BBs',
      '0.25 g suits most electric guns. A day takes 1,000 to 3,000, and many outdoor sites allow biodegradable ones only.',
    ],
    loading: ['Loading', 'Fills a magazine far faster than a thumb, and spills nothing.'],
    hands: ['Hands', 'Knuckles are hit more often than you’d think, and it stings.'],
    face: ['Teeth and cheeks', 'A BB can chip a tooth. Worn with goggles: it’s no eye protection by itself.'],
  },
  size: 'Size',
  chooseSize: 'Choose a size',
  soldOutSize: (size: string) => `${size}, sold out`,
  sum: 'Your kit',
  free: 'Delivered free',
  plusDelivery: (price: string) => `+ ${price} delivery`,
  add: (count: number, all: number) => (count === all ? `Add all ${all} to cart` : `Add ${count} to cart`),
  /** Until a size is chosen. */
  sizeFirst: (count: number, all: number) =>
    count === all ? `Choose a size to add all\u00a0${all}` : `Choose a size to add ${count}`,
  tickOne: 'Tick what you need',
  inCart: 'In your cart',
  /** Where more is ticked than a cart takes. */
  room: (room: number, over: number) =>
    room > 0
      ? `Your cart has room for ${room}: leave ${over} out`
      : 'Your cart is full: take something out to add more',
  viewCart: 'View cart',
  empty: 'We have no starter kit at the moment.',
  points: [
    {
      title: 'Goggles and a mask, or one for both?',
      text: 'A full-face mask covers eyes, nose and mouth: with it, leave out the other two. Goggles with a lower-face mask leave more air, and bend to a stock.',
      link: 'See full-face masks',
      to: '/shop/full-face%20mask',
    },
    {
      title: 'And the gun?',
      text: 'We don’t sell guns. Most sites hire them out by the day, with a magazine and a battery. Once you have your own, tell us which it is, and we’ll show what fits it.',
      link: 'What fits my gun?',
      to: '/my-kit',
    },
    {
      title: 'Other BBs?',
      text: 'Spring guns under 0.5 J take 0.12 g, gas pistols 0.20 to 0.25 g, bolt-action rifles 0.40 g and more. Ask your site whether it allows biodegradable ones only.',
      link: 'Which BB weight?',
      to: '/bb-guide',
    },
    {
      title: 'Before the day',
      text: 'Ask your site what it expects: its energy limit, its age limit, and whether it asks for a full-face mask. To order here you must be 18 or over.',
      link: 'Work out a gun’s energy',
      to: '/energy',
    },
  ],
} as const;
