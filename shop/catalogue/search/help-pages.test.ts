import { expect, test } from 'vitest';
import { asksForPage, findHelpPage } from './help-pages.ts';

const page = findHelpPage;

test.each([
  [
    'delivery',
    'Delivery',
    'shipping',
    'postage',
    'how much is delivery?',
    'delivery cost',
    'deliver to Scotland',
    'delivery to the Isle of Wight',
    'do you only deliver in the UK',
    'P&P',
    'when will it arrive',
    'how soon will these get here',
    'green gas next day delivery',
    'bbs delivery',
    'goggles by Saturday',
  ],
])('%s and its like ask for delivery', (...typed) => {
  expect(typed.map(page)).toEqual(typed.map(() => 'delivery'));
});

test.each([
  [
    'orders',
    [
      'when will my order arrive',
      'track my order',
      'where is my order',
      'tracking number',
      'order status',
      'my orders',
    ],
  ],
  [
    'returns',
    ['return', 'returns', 'returns policy', 'return an item', 'how do I send it back', 'return label'],
  ],
  ['refunds', ['refund', 'refunds', 'can I get a refund', 'money back']],
  ['cancel', ['cancel my order', 'cancellation']],
  ['faulty', ['faulty', 'damaged item']],
  ['contact', ['contact', 'contact us', 'contact form', 'customer service', 'help']],
  ['privacy', ['privacy', 'privacy policy', 'cookies']],
  ['terms', ['terms', 'terms and conditions', 'T&Cs']],
  [
    'age',
    [
      'age limit',
      'do I need a licence to buy BBs',
      'under 18',
      'kids',
      'my child is 15',
      '16 year old',
      'am i old enough',
      'am i too young',
    ],
  ],
  ['payment', ['payment methods', 'PayPal', 'Klarna', 'apple pay', 'how can i pay']],
  ['password', ['forgot my password', 'reset password']],
  ['account', ['my account']],
  ['signIn', ['log in', 'how to sign in', 'create account', 'cant log in', 'locked out of my account']],
  ['minimumOrder', ['minimum order', 'is there a minimum order', 'minimum spend', 'maximum order']],
  [
    'energy',
    [
      'fps calculator',
      'fps to joules',
      '350 fps',
      '1.14 J',
      '1/2 joule',
      'fps',
      'chrono',
      'joules',
      'muzzle velocity',
    ],
  ],
  [
    'weights',
    [
      'what weight bb for 350 fps',
      'which BB weight',
      'BB weight',
      'bb weight guide',
      'what bb weight for sniper',
      'which bbs for dmr',
      'best bbs for pistol',
      'what bbs should I use',
    ],
  ],
  ['hopUp', ['hopup', 'hop-up', 'hop up rubber', 'bucking', 'hop up not lifting']],
  [
    'firstKit',
    [
      'starter kit',
      'beginner kit',
      'first kit',
      'beginners',
      'airsoft starter set',
      'what do I need for my first game',
      'loadout',
    ],
  ],
  [
    'gifts',
    ['gift', 'gift for my nephew', 'Christmas present', 'gift for teenager', 'present for a 15 year old boy'],
  ],
  [
    'pyrotechnics',
    [
      'pyro',
      'pyrotechnics',
      'smoke grenade',
      'grenades',
      'thunderflash',
      'thunder flash',
      'white smoke grenade',
      'bang',
      'bfg',
      'frag grenade',
    ],
  ],
  [
    'whatFits',
    [
      'what battery for my gun',
      'which batteries fit my rifle',
      'battery for my gun',
      'what magazines fit my gun',
      'what fits my gun',
      'what battery do i need',
      'which lipo should I get?',
      'which gas',
      'which gas should I use for my pistol',
      'will it fit my gun',
      'my kit',
      'what lipo does my AEG take',
    ],
  ],
  [
    'trade',
    ['trade', 'trade account', 'wholesale', 'trade enquiry', 'do you have trade prices', 'bulk order'],
  ],
  [
    'hours',
    ['open on saturday', 'opening hours saturday', 'are you open today', 'opening times', 'open now'],
  ],
  ['deliveryDays', ['saturday delivery', 'do you deliver on Sundays', 'weekend delivery', 'Saturday']],
  ['phone', ['phone number', 'ring you', 'can I call you', 'telephone', 'helpline']],
  ['codes', ['discount code', 'voucher', 'promo code', 'coupon', 'where do I enter a discount code']],
  [
    'deals',
    ['sale', 'special offers', 'discount zone', 'deals today', '50% off', 'half price', '20 percent off'],
  ],
  [
    'groupDiscounts',
    [
      'student discount',
      'NHS discount',
      'military discount',
      'do you do student discount',
      'blue light card',
    ],
  ],
  ['saleDays', ['black friday', 'Black Friday deals', 'cyber monday', 'black friday gloves', 'summer sale']],
  [
    'sizes',
    ['size chart', 'size guide', 'what size am i', 'sizing', 'glove sizes', 'what size gloves', 'measure'],
  ],
  ['reviews', ['reviews', 'customer reviews', 'top rated']],
  ['comparing', ['compare', 'compare products']],
])('%s is found by its words', (wanted, typed) => {
  expect(typed.map((words) => `${words}: ${page(words)}`)).toEqual(
    typed.map((words) => `${words}: ${wanted}`),
  );
});

test('a question about a product beside a page of the shop is answered by it, and the product is found too', () => {
  expect(page('can I return BBs')).toBe('returns');
  expect(page('do you deliver gas to Scotland')).toBe('delivery');
  expect(page('what if my battery is faulty')).toBe('faulty');
  expect(asksForPage('can I return BBs')).toBe(false);
  for (const typed of [
    'return spring for an M4',
    'what spring is best',
    'how much is green gas',
    'which card reader',
    'gun bag',
    'battery',
    'what battery for an M4',
    'rifle scope',
    'kit bag',
  ])
    expect(page(typed), typed).toBe(undefined);
});

test.each([
  'do you deliver to northern ireland',
  'deliver to Northern Ireland',
  'do you ship to ireland',
  'delivery to jersey',
  'do you ship to europe',
  'international shipping',
  'international delivery',
  'Northern Ireland',
  'northern ireland delivery',
  'nothern ireland delivery',
  'delivery to N. Ireland',
  'postage to NI',
  'can you ship green gas to northern ireland',
  'can you send a lipo to the isle of man',
  'green gas northern ireland',
  'co2 to guernsey delivery',
  'do you post to the Channel Islands',
  'isle of man',
  'delivery to the scottish islands',
  'deliver to Orkney',
  'ship to shetland',
  'outer hebrides',
  'do you deliver to islands',
  'do you deliver abroad',
  'overseas delivery',
  'worldwide shipping',
  'ship outside the UK',
  'do you deliver outside of the uk?',
  'shipping to germany',
  'can I get bbs sent to france',
  'ship to USA',
  'delivery to dublin',
  'Republic of Ireland',
  'where do you deliver',
  'where do you ship to',
  'which countries do you deliver to',
  'delivery restrictions',
  'will you deliver airsoft gas and bbs to an address in northern ireland',
])('%s asks where we deliver', (typed) => {
  expect(page(typed)).toBe('places');
});

test.each([
  ['jersey', undefined],
  ['black jersey', undefined],
  ['guernsey jumper', undefined],
  ['shetland wool', undefined],
  ['island', undefined],
  ['isle', undefined],
  ['man', undefined],
  ['channel', undefined],
  ['made in usa', undefined],
  ['eu plug adapter', undefined],
  ['ni', undefined],
  ['international orange', undefined],
  ['german camo', undefined],
  ['irish dpm', undefined],
  ['lewis gun', undefined],
  ['outside', undefined],
  ['front post sight', undefined],
  ['green gas', undefined],
  ['fps limit northern ireland', 'legalEnergy'],
  ['return from ireland', 'returns'],
  ['delivery to scotland', 'delivery'],
  ['deliver to wales', 'delivery'],
  ['where is my delivery', 'delivery'],
  ['delivery cost', 'delivery'],
])('%s does not', (typed, other) => {
  expect(page(typed)).toBe(other);
});

test('a question that is only begun leads to what it is mostly of, and a word is no beginning of a phrase', () => {
  expect(['how long', 'how long does', 'where is my'].map(page)).toEqual(['delivery', 'delivery', 'orders']);
  expect(['how long do bbs last', 'googl', 'goog'].map(page)).toEqual(['bbsKept', undefined, undefined]);
});

test('who brings a parcel is said of its coming', () => {
  const typed = [
    'ups',
    'do you use DPD or Evri',
    'royal mail tracking',
    'do you use royal mail',
    'what courier do u use',
  ];
  expect(typed.map(page)).toEqual(typed.map(() => 'atTheDoor'));
});

test.each<[string, string[]]>([
  ['orders', ['wheres my stuff', 'item didnt come', 'it never came', 'nothing has arrived']],
  ['delivery', ['wen will it come']],
  ['nextDay', ['can i get it tomoz']],
  ['visiting', ['where r u based']],
  ['codes', ['code', 'codes']],
  ['hopUp', ['why do my bbs curve', 'bbs hooking left']],
  ['faulty', ['my battery died', 'dead lipo']],
  ['lipoCare', ['how long does a lipo take to charge', 'how long to charge a battery']],
  ['gasNeeded', ['how many shots from co2']],
  ['law', ['is airsoft legal in uk', 'are bb guns legal', 'is it legal to own airsoft']],
  ['terms', ['legal']],
  ['whatFits', ['will it fit', 'what fits', 'compatible']],
  ['gifts', ['something for a tenner', 'anything under £10']],
  ['favourites', ['wishlist', 'favourites', 'my wish list']],
  ['delivery', ['fastest delivery']],
  ['firstKit', ['what do you recommend for a beginner', 'what should i buy first']],
  ['strongBattery', ['is 11.1v too much', 'can i use 11.1 in my m4']],
  ['deals', ['deals on bbs', 'multibuy mags', '3 for 2', 'buy one get one free', 'gas on sale']],
  ['backInStock', ['preorder', 'pre-order bbs']],
  ['cart', ['basket', 'checkout', 'my basket']],
  ['newest', ['products', 'all products', 'everything']],
  ['newest', ['airsoft', 'airsoft shop', 'airsoft stuff', 'airsoft gear', 'airsoft shop uk']],
  ['firstKit', ['what do i need for airsoft', 'airsoft kit']],
  ['weights', ['sniper bullets', 'ammo for sniper', 'bolt action ammo']],
  ['popular', ['best', 'the best']],
  ['payment', ['cash on delivery']],
  ['deals', ['refer a friend']],
  ['contact', ['jobs', 'are you legit', 'repair']],
  ['trade', ['team order']],
  ['dearest', ['most expensive', 'expensive']],
  ['pyrotechnics', ['thunder b', 'co2 grenade', 'moscart']],
])('%s answers what players ask on a phone', (asked, typed) => {
  expect(typed.map((words) => `${words}: ${page(words)}`)).toEqual(
    typed.map((words) => `${words}: ${asked}`),
  );
});

test('what names a thing is found beside whether it fits, and a dead rag is no broken one', () => {
  expect(['will it fit', 'what fits', 'does my mag fit'].map(asksForPage)).toEqual([true, true, false]);
  expect(['dead rag', 'under £20', 'dead cloth'].map(page)).toEqual([undefined, undefined, undefined]);
});

test('what comes with or in something is no delivery, and a hop-up no carrier', () => {
  const asked = ['does it come with a battery', 'will it come in black', 'hop ups', 'will it come on time'];
  expect(asked.map(page)).toEqual(['included', undefined, 'hopUp', 'delivery']);
  expect(['green gas next day delivery', 'bbs delivery'].map(asksForPage)).toEqual([false, false]);
  expect(['when will it arrive', 'ups'].map(asksForPage)).toEqual([true, true]);
});

test('a place that is asked about beside a product leaves that to be found', () => {
  expect(asksForPage('can you ship green gas to northern ireland')).toBe(false);
  for (const typed of ['do you deliver to northern ireland', 'delivery to jersey', 'ship outside the uk'])
    expect(asksForPage(typed), typed).toBe(true);
});

test.each([
  [
    'collecting',
    [
      'click and collect',
      'collection',
      'can I collect it',
      'collect in store',
      'do you do click and collect',
      'pick up',
    ],
  ],
  ['delivery', ['can you post gloves', 'how long does post take', 'next day delivery before 12']],
  [
    'byRoad',
    [
      'can you post gas',
      'do you deliver batteries',
      'gas delivery',
      'how do you send lipos',
      'do you ship CO2',
    ],
  ],
  ['delivery', ['how much is delivery for gas', 'is delivery free for gas', 'do you deliver gas mags']],
  ['leaking', ['mag wont hold gas', 'my magazine is not holding pressure']],
  ['faulty', ['battery wont hold charge', 'gas mag not working']],
  ['visiting', ['store', 'store near me', 'shop near me', 'where are you', 'do you have a shop']],
  ['about', ['about us', 'who are you']],
  ['firstKit', ['kit list', 'what to bring']],
  ['mustWear', ['do i need goggles', 'do I have to wear a mask', 'is eye protection compulsory']],
  ['byRoad', ['can I buy gas in scotland', 'get a lipo in the highlands']],
  ['delivery', ['can i buy bbs in wales']],
  ['legalEnergy', ['airsoft gun legal limit scotland', 'is it legal in northern ireland', 'power limit']],
  ['returns', ['exchange size']],
  ['faulty', ['broken', 'not working', 'stopped working', 'missing item']],
  ['orders', ['parcel lost']],
  ['changeOrder', ['amend my order']],
  ['account', ['can i change my address']],
  ['privacy', ['delete my account']],
  ['payment', ['pay later', 'buy now pay later', 'finance', 'clearpay']],
  ['age', ['can i buy if im 17']],
  ['gifts', ['xmas present', 'gifts for airsofters', 'present for someone who plays airsoft']],
  ['giftCards', ['gift card', 'gift voucher', 'giftcards', 'do you do gift vouchers']],
  ['firstKit', ['bundle', 'cqb loadout']],
  ['feeding', ['bbs that dont jam']],
  ['hopUp', ['bbs curving up', 'gun shooting curved', 'my aeg not shooting straight']],
  ['codes', ['first order discount', 'sign up offer', '10% off', 'email sign up']],
  ['privacy', ['unsubscribe newsletter']],
  ['payment', ['pay by bank transfer']],
  ['hopUp', ['bbs dropping short', 'bbs going left']],
  ['strongBattery', ['will 11.1 break my gearbox', 'is a lipo bad for my aeg']],
  ['faulty', ['missing 1 mag from order', 'order arrived short']],
  ['returns', ['wrong size gloves', 'exchange gloves for xl']],
  [
    'gifts',
    ['gift for boyfriend who likes sniping', 'first airsoft kit for teenager', 'something for my dad'],
  ],
  ['age', ['do i need id', 'age check delivery']],
  ['delivery', ['po box delivery']],
  ['firstKit', ['woodland kit', 'airsoft kit']],
  [
    'trade',
    ['bbs wholesale', 'trade prices for site', 'pallet of bbs', 'site bulk order', 'goggles for our site'],
  ],
  ['returns', ['return unopened bbs']],
  ['visiting', ['where are you based', 'warehouse']],
  ['places', ['how long to germany']],
  ['faulty', ['leaking gas can arrived']],
  [
    'lipoCare',
    [
      'how to store lipo',
      'lipo discharge',
      'dispose of batteries',
      'how to charge lipo safely',
      'how to charge a lipo',
      'how do i charge my battery',
    ],
  ],
  [
    'age',
    [
      'is it legal to buy bbs at 17',
      'can you play airsoft at 12',
      'how old to buy gas',
      'can i order if im 16',
    ],
  ],
  [
    'backInStock',
    [
      'when will winter gas be back in stock',
      'restock',
      'are you getting more stock',
      'when will 0.40 be back',
      'is this in stock',
    ],
  ],
  [
    'returns',
    [
      'how do i return bbs',
      'send back gloves',
      'send gloves back',
      'exchange my gloves',
      'swap gloves for bigger size',
    ],
  ],
  ['places', ['scotland', 'france', 'highlands', 'isle of man']],
  ['energy', ['what fps is 0.25']],
  ['smelling', ['gas smell', 'smell of gas', 'my gas stinks', 'mag smells of gas']],
  ['faulty', ['faulty charger', 'broken torch', 'my mag is broken', 'my red dot turned up broken']],
  ['harm', ['is it ok to use 0.3 in pistol']],
  ['contact', ['do you have a store in london']],
  ['age', ['can under 18s buy bbs']],
  [
    'firstKit',
    ['what do i need for airsoft', 'what do i need to play airsoft', 'cheapest way to start airsoft'],
  ],
])('%s answers what players ask in other words', (answer, typed) => {
  expect(typed.map(page)).toEqual(typed.map(() => answer));
});

test.each<[string, string[]]>([
  [
    'gasNeeded',
    [
      'how much gas do i need',
      'how long does gas last',
      'how long does a can of green gas last',
      'how many mags per can',
      'how much co2 for a day',
    ],
  ],
  [
    'batteryNeeded',
    ['how long does a battery last', 'how long will a 1300mah lipo last', 'how many batteries do i need'],
  ],
  [
    'magazinesNeeded',
    ['how many mags do i need', 'how many mid caps should i bring', 'how many m4 mags for a game'],
  ],
  [
    'bbsNeeded',
    [
      'how many bbs do i need',
      'how many bbs for a skirmish',
      'how much ammo do i need',
      'how many bbs to take',
    ],
  ],
])('%s answers how much is needed and how long it lasts', (answer, typed) => {
  expect(typed.map(page)).toEqual(typed.map(() => answer));
});

test('how many are in a bag, and what a thing costs, is on the product', () => {
  for (const typed of ['how much is green gas']) expect(page(typed), typed).toBeUndefined();
  for (const typed of ['lipo storage bag', 'lipo fire bag', 'return spring', 'bbs for my site'])
    expect(page(typed), typed).toBeUndefined();
});

test.each<[string, string[]]>([
  [
    'age',
    [
      'legal age to buy bbs',
      'legal age for airsoft uk',
      'is green gas over 18 only',
      'is green gas 18+',
      'age to buy gas',
    ],
  ],
  ['backInStock', ['notify me when in stock', 'let me know when in stock']],
  [
    'faulty',
    [
      'goggles cracked on arrival',
      'bottle leaked in the post',
      'goggles scratched when they came',
      'gas can arrived empty',
      'bbs bag burst in post',
    ],
  ],
  ['coldGas', ['gas gun stops working below 10 degrees', 'gas pistol stops working in the cold']],
  ['coldBattery', ['battery loses power in cold', 'do lipos work in cold weather']],
  ['returnsByRoad', ['how do i post a lipo back']],
  ['gasNeeded', ['how many mags per co2', 'how many magazines from one co2 bulb']],
  ['charger', ['can i use nimh charger for lipo', 'charge nimh with lipo charger']],
  ['nimh', ['how do i charge a nimh battery', 'how long to charge nimh']],
  ['batteryNumbers', ['whats 20c mean', 'difference between 1300 and 2200 mah']],
  [
    'dispatch',
    [
      'when do you dispatch',
      'cut off time for orders',
      'order before what time',
      'do you ship on bank holidays',
    ],
  ],
  ['returns', ['gloves too small', 'gloves dont fit']],
  ['payFailed', ['payment failed', 'my payment was declined', 'card declined', 'payment taken but no order']],
  [
    'age',
    [
      'is 12 too young',
      'how young can you play',
      'adult only?',
      'can a 13 yr old use airsoft gun in uk',
      'is airsoft illegal at 16',
    ],
  ],
  [
    'gasOrCo2',
    [
      'what gas for a tm hi capa',
      'what gas do i need for my hi capa pistol',
      'is my hi capa ok with co2',
      'which gas for aap01',
    ],
  ],
  [
    'airguns',
    ['pellets .22', '.177 pellets', 'what pellets for my air rifle', 'do you sell air rifle pellets'],
  ],
  ['forces', ['BFPO', 'bfpo address delivery', 'can you deliver to a bfpo address']],
  ['warranty', ['warranty', 'warranty on magazines', 'guarantee on batterys']],
  ['ukara', ['do i need ukara', 'need ukara?', 'how do i get ukara', 'ukara']],
  [
    'atTheDoor',
    [
      'what if im not in',
      'missed delivery',
      'leave in safe place',
      'can my neighbour take it in',
      'delivery while im at work',
      'leave with neighbour',
      'not home when parcel arrives',
    ],
  ],
  ['magazineKinds', ['how many bbs in a midcap', 'how many rounds does a hicap hold', 'hi cap vs mid cap']],
  ['playing', ['where can i shoot', 'where do i shoot']],
  ['leaking', ['gas mag leaking', 'mag leaks gas']],
  ['emptyCans', ['how do i get rid of empty gas cans', 'dispose co2 bulbs', 'recycle gas can']],
  ['refunds', ['refund hasnt come', 'my refund hasnt arrived']],
  ['cancel', ['cancel before dispatch']],
  ['lipoCare', ['can i fast charge my lipo']],
  ['signIn', ['how do i set up an account', 'make an account']],
  ['nextDay', ['order today get when']],
  ['coldBattery', ['lipo in cold']],
  ['notCome', ['what happens if my parcel gets lost', 'my parcel hasnt turned up']],
  ['orders', ['whens my stuff coming', 'parcel late']],
  ['plugs', ['deans or tamiya']],
  ['glasses', ['i wear glasses what mask do i need', 'i wear specs what goggles']],
])('%s answers what was misread before', (own, typed) => {
  expect(typed.map((text) => `${text}: ${page(text)}`)).toEqual(typed.map((text) => `${text}: ${own}`));
});

test('a gun’s stock is no beginning of a stocking filler', () => {
  expect(page('stock')).toBeUndefined();
  expect(page('stocki')).toBe('gifts');
  expect(page('how to store gas')).toBe('storingGas');
  for (const typed of ['gas doesnt work in cold', 'gas not working in winter'])
    expect(page(typed), typed).toBe('coldGas');
});

test('one word may be misspelt or unfinished, and that is told', () => {
  for (const typed of ['delivry', 'shiping', 'deliv', 'delivary']) {
    expect([page(typed), asksForPage(typed)]).toEqual(['delivery', false]);
  }
  expect([page('retuns'), asksForPage('retuns')]).toEqual(['returns', false]);
  expect([page('privasy'), asksForPage('privasy')]).toEqual(['privacy', false]);
  expect([page('delivery'), asksForPage('delivery')]).toEqual(['delivery', true]);
});

test('whether a weight or a speed is legal is on the energy page', () => {
  for (const typed of ['is 0.20 legal', 'are 400 fps legal', '1 joule', 'how many fps'])
    expect(page(typed), typed).toBe('energy');
  expect(page('legal')).toBe('terms');
  expect(page('order 1042')).toBe('orders');
  expect(page('open today')).toBe('hours');
});

test('what is sold most and what is new are lists of all products', () => {
  for (const typed of ['best sellers', 'bestseller', 'most popular items', 'popular'])
    expect(page(typed), typed).toBe('popular');
  for (const typed of ['new', 'new in', 'new arrivals', 'whats new', 'latest products'])
    expect(page(typed), typed).toBe('newest');
  expect(page('new player')).toBe('firstKit');
  for (const typed of ['new gloves', 'popular bbs', 'best selling gas'])
    expect(page(typed), typed).toBeUndefined();
});

test('what may fly and why BBs don’t feed have answers', () => {
  for (const typed of [
    'can i take gas on a plane',
    'lipo on plane',
    'can you fly with co2',
    'gas hand luggage',
  ])
    expect(page(typed), typed).toBe('flying');
  for (const typed of [
    'bbs jam my gun',
    'gun not feeding',
    'why wont my gun feed',
    'my mag won’t feed',
    'm4 feeding problems',
    'jammed',
  ])
    expect(page(typed), typed).toBe('feeding');
  for (const typed of ['feed lips', 'plane carrier', 'light', 'airline', 'drum feed magazine'])
    expect(page(typed), typed).toBeUndefined();
});

test('what names a product asks for no page', () => {
  for (const typed of [
    '',
    '%%',
    'return spring',
    'recoil return spring',
    'spring',
    'tracer',
    'trac',
    'tracer unit',
    'helmet',
    'help rail',
    'holder',
    'battery',
    'age of gas',
    'price',
    'free',
    'how much is green gas',
    'support grip',
    'shirt',
    'charger',
    'vest',
    'cell',
    'refill',
    'contrast',
    'black',
    'googles',
  ]) {
    expect(`${typed}: ${page(typed)}`).toBe(`${typed}: undefined`);
  }
});

test('a gift may be for anybody of any age, and smoke by any name is pyrotechnics', () => {
  for (const typed of [
    'gift for 18 year old',
    'birthday gift for boyfriend under 20',
    'secret santa',
    'present for him',
  ])
    expect(page(typed), typed).toBe('gifts');
  for (const typed of ['nades', 'mk5 smoke', 'enola gaye', 'red smoke grenades'])
    expect(page(typed), typed).toBe('pyrotechnics');
  for (const typed of ['smoke lens goggles', '18 bbs', 'gift wrap 18'])
    expect(page(typed), typed).toBeUndefined();
});

test.each([
  ['orders', ['wher is my order', 'trakc my oder', 'were is my parcle']],
  ['delivery', ['hwo long is delivery', 'delivry cost', 'delivary charges', 'how much is postige']],
  ['returns', ['retun an item', 'can i retrun bbs']],
  ['refunds', ['refund polisy']],
] as const)('a question of %s is understood with slips in it', (asked, typed) => {
  expect(typed.map(page)).toEqual(typed.map(() => asked));
});

test('a word of products is no slip of one that asks', () => {
  expect(
    [
      'trace',
      'scale',
      'order pouch',
      'retun spring',
      'bbs',
      'best bbs',
      '0.28 bbs for aeg',
      'will 0.25 damage bbs',
      'night vision',
      'charging bag',
    ].map(page),
  ).toEqual(Array.from({ length: 10 }));
});

test.each([
  ['orders', ['where the hell is my parcel', 'still waiting for my order', 'tracking not working']],
  ['cancel', ['cancel my order now']],
  ['refunds', ['refund not received']],
  ['faulty', ['you sent the wrong thing', 'broken battery arrived', 'torch not working']],
  ['contact', ['no reply to email', 'nobody answers', 'this website is rubbish']],
  ['phone', ['speak to a human']],
  ['payment', ['charged twice', 'why was i charged', 'why have you charged me']],
  [
    'firing',
    [
      'gun wont fire',
      'my gun won’t shoot',
      'my aeg stopped working',
      'why wont my glock fire',
      'gun keeps breaking',
    ],
  ],
  ['harm', ['will 0.25 damage my gun', 'are bio bbs safe for my gun', 'do heavy bbs break gearbox']],
  ['weights', ['sniper bbs', 'bbs sniper', 'bbs for dmr']],
  ['night', ['night game', 'night games', 'night time']],
  ['age', ['can my son order', 'airsoft stuff for my 14 year old son']],
] as const)('%s answers who is cross, or asks for somebody else', (asked, typed) => {
  expect(typed.map(page)).toEqual(typed.map(() => asked));
});

test.each<[wanted: string, ...typed: string[]]>([
  [
    'age',
    'can children use airsoft',
    'can a 14 year old use it',
    'buying for my son',
    'are bbs safe for kids',
  ],
  ['age', 'im 16 can i buy bbs', 'my son is 15 can he buy bbs', 'what mask for 12 year old', 'age 12 bbs'],
  ['age', 'will you ask for id', 'can i buy co2 under 18', 'how old do you have to be to buy gas'],
  ['swollen', 'my lipo is puffed up', 'lipo swollen what do i do', 'can i post my old lipo back its swollen'],
  [
    'lipoCare',
    'can i leave lipo charging overnight',
    'how do i get rid of old lipo',
    'where to bin old lipo',
  ],
  ['byRoad', 'is gas legal to post uk'],
  ['ukara', 'do i need a ukara for a rif', 'is a two tone ok without ukara'],
  [
    'carrying',
    'can i carry my rif on the bus',
    'do i need to keep my gun in a bag',
    'can i walk around with my airsoft gun',
  ],
  ['law', 'can i shoot bbs in my garden', 'bb gun in the garden legal?'],
  ['codes', 'my code doesnt work'],
  ['faulty', 'goggles arrived scratched', 'parcel turned up smashed', 'mag leaks out the box'],
  ['notCome', 'delivery says delivered but i havent got it'],
  ['orders', 'its been a week where is it'],
  [
    'returnPostage',
    'who pays return postage',
    'who pays to send it back',
    'do i have to pay to return something',
  ],
  ['returnUsed', 'can i return opened bbs', 'return a used magazine'],
  [
    'returns',
    'how do i send something back',
    'how many days to return',
    'i changed my mind',
    'can i swap for a bigger size',
  ],
  ['returns', 'can i cancel after its shipped'],
  ['refunds', 'refund to paypal', 'still not got my refund', 'i want my money back'],
  ['coldGas', 'gas wont work below 5 degrees'],
  ['storingGas', 'store gas in car summer'],
  ['rated', 'are ski goggles ok for airsoft', 'can i use a paintball mask', 'are shooting glasses enough'],
  ['lipoOrNimh', 'whats better nimh or lipo', 'difference between lipo and nimh'],
  ['nextDay', 'can i pay for faster delivery', 'express shipping'],
  ['giftCards', 'gift voucher for airsofter'],
  ['gifts', 'what shud i get my nephew for xmas hes into airsoft'],
  ['firstKit', 'first time airsofter what to bring', 'complete beginner what should i buy', 'new to airsoft'],
  ['signingIn', 'can i order without an account', 'guest checkout'],
  ['payment', 'is my card safe', 'pay on delivery'],
  ['vat', 'do prices include vat'],
  ['visiting', 'where is your shop', 'whats your address'],
  ['carrying', 'is it legal to carry an airsoft gun in public', 'can i take my rifle on the bus'],
  [
    'legalEnergy',
    'what fps is legal',
    'fps limit',
    'sniper fps limit',
    'legal limit 1.3 joules',
    'how many joules are allowed',
  ],
  ['law', 'is airsoft legal in the uk'],
  ['faulty', 'how do I return a faulty battery', 'return broken charger', 'refund for a leaking can of gas'],
  [
    'returnsByRoad',
    'can I send gas back',
    'can I return lipo',
    'returning a battery',
    'can i send back gas',
    'how do I return gas',
    'how do I get a refund for gas',
    'return a lipo',
  ],
  ['returns', 'can I send opened bbs back', 'where do I send it', 'returns address'],
  ['byRoad', 'is my battery dangerous to post'],
  [
    'changeOrder',
    'can I change my address after ordering',
    'change delivery address',
    'amend order add item',
  ],
  ['changeOrder', 'wrong address on my order', 'change order', 'add something to my order'],
  ['coldGas', 'is the gas safe in winter', 'my gas gun in the cold', 'does co2 work in cold weather'],
  ['tooLight', 'can I use 0.12 in an AEG', '.12 bbs for gas pistol'],
  ['glasses', 'can I wear my normal glasses', 'are sunglasses safe', 'prescription glasses'],
  ['glasses', 'glasses under goggles', 'goggles over glasses'],
  ['rated', 'are goggles ANSI rated', 'en166'],
  ['creep', 'what is joule creep'],
  ['gasOrCo2', 'difference between green gas and co2', 'co2 vs green gas', 'can i use co2 instead of gas'],
  ['oiling', 'do i need silicone oil', 'how often should i oil my mags with silicone'],
  ['charger', 'which charger do i need for my battery'],
  [
    'nextDay',
    'can I get it tomorrow',
    'will it come tomorrow',
    'next day',
    'next day delivery',
    'do you do next day delivery',
  ],
  ['priceMatch', 'do you price match', 'can you match a price'],
  ['receipts', 'VAT receipt', 'invoice', 'where is my receipt'],
])('%s answers a question that is read as a whole', (wanted, ...typed) => {
  for (const words of typed) expect(page(words), words).toBe(wanted);
});

test.each([
  'goggles for kids',
  'shooting glasses',
  'winter gas',
  'gas for a pistol in cold weather',
  '0.12 bbs for a spring pistol',
  '0.12 g bbs',
  'silicone oil',
  'lipo charger',
  'gas mags',
  'co2 pistol',
  'return spring',
  'magazine for a gas gun',
  'anti fog glasses',
  'carrying case for rifle',
  'gun bag',
  'nimh battery',
  'lipo bag',
  'used up',
  'green gas 600ml',
  'gas mask',
  'shooting glasses',
  'beginner bbs',
  'express',
])('‘%s’ names a thing, and asks nothing', (typed) => {
  expect(page(typed)).toBeUndefined();
  expect(asksForPage(typed)).toBe(false);
});

test.each([
  ['green gas next day delivery', 'delivery'],
  ['is 400 fps legal', 'energy'],
  ['present for my son', 'gifts'],
  ['can i change my address', 'account'],
  ['cancel my order', 'cancel'],
  ['where is my order', 'orders'],
  ['returns', 'returns'],
])('‘%s’ is answered by %s as before', (typed, wanted) => {
  expect(page(typed)).toBe(wanted);
});

test('no product is shown to who asks about age, the law or an order, and those that are asked about are', () => {
  for (const typed of ['can children use airsoft', 'what fps is legal', 'change delivery address'])
    expect(asksForPage(typed), typed).toBe(true);
  for (const typed of ['can I send gas back', 'do i need silicone oil', 'prescription glasses'])
    expect(asksForPage(typed), typed).toBe(false);
});
