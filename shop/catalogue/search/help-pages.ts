import { editDistance, maxEdits } from './edit-distance.ts';
import { attributes, notStocked, standardSynonyms } from './synonyms.ts';
import { keyOf } from './words.ts';

/** How old somebody is who is too young to order: a '15 year old'. */
const ages = ['year', 'old', '12', '13', '14', '15', '16', '17'];
const youngPeople = ['kid', 'child', 'children', 'teenager', 'teen', 'under 18'];

/** Those who may order; a gift is for somebody of any age. */
const adultAges = Array.from({ length: 63 }, (_, at) => String(at + 18));

const delivering = [
  'delivery',
  'deliver',
  'shipping',
  'ship',
  'shipment',
  'postage',
  'post',
  'dispatch',
  'despatch',
  'courier',
  'royal mail',
];

const days = ['saturday', 'sunday', 'weekend', 'bank holiday', 'weekday'];

/** Places that are asked about for delivery alone, as they are or beside what is to go there. */
const placesAlone = [
  'ireland',
  'northern ireland',
  'northern irland',
  'n ireland',
  'republic of ireland',
  'eire',
  'ulster',
  'isle of man',
  'channel island',
  'scottish island',
  'scottish isle',
  'orkney',
  'hebrides',
  'outer hebrides',
  'isles of scilly',
  'bfpo',
  'where do you deliver',
  'where do you ship',
  'where do you send',
];
/** Those that are a place only beside a word of delivery: a jersey is clothing, and a plug is an EU one. */
const placesBeside = [
  'irland',
  'jersey',
  'guernsey',
  'alderney',
  'sark',
  'shetland',
  'scilly',
  'island',
  'ni',
  'belfast',
  'dublin',
  'international',
  'internationally',
  'overseas',
  'abroad',
  'worldwide',
  'country',
  'outside',
  'restriction',
  'europe',
  'eu',
  'france',
  'germany',
  'spain',
  'italy',
  'netherlands',
  'holland',
  'belgium',
  'poland',
  'portugal',
  'sweden',
  'norway',
  'denmark',
  'malta',
  'cyprus',
  'gibraltar',
  'usa',
  'america',
  'united states',
  'canada',
  'australia',
  'new zealand',
];

/**
 * What people type into the search of a shop who want no product but an answer, as data; each is read as synonyms are (synonyms.ts).
 * Where two pages have the same words, the first answers.
 */
const helpWords = {
  orders: {
    named: ['order', 'track', 'tracking', 'parcel', 'invoice', 'receipt', 'order status', 'order history'],
    beside: [
      'delivery',
      'address',
      'received',
      'receive',
      'waiting',
      'wait',
      'stuck',
      'delayed',
      'working',
      'never',
      'came',
      'nothing',
      'package',
      'number',
      'status',
      'link',
      'code',
      'missing',
      'lost',
      'change',
      'amend',
      'edit',
      'vat',
      'arrive',
      'arriving',
      'arrived',
      'come',
      'coming',
      'late',
      'still',
      'yet',
      'not',
    ],
  },
  cancel: {
    named: ['cancel', 'cancellation', 'cancelling', 'cancelled'],
    beside: ['order', 'item', 'purchase'],
  },
  refunds: {
    named: ['refund', 'refunded', 'money back', 'reimbursement'],
    beside: [
      'not',
      'received',
      'receive',
      'yet',
      'still',
      'waiting',
      'never',
      'came',
      'order',
      'item',
      'late',
      'status',
    ],
  },
  returns: {
    named: [
      'return',
      'returning',
      'exchange',
      'send back',
      'send it back',
      'withdraw',
      'withdrawal',
      'change mind',
      'wrong size',
    ],
    beside: [
      'used',
      'unused',
      'opened',
      'worn',
      'size',
      'order',
      'item',
      'product',
      'parcel',
      'label',
      'slip',
      'form',
      'address',
      'postage',
      'portal',
      'refund',
      'ireland',
      'northern ireland',
    ],
  },
  faulty: {
    named: [
      'faulty',
      'damaged',
      'defective',
      'broken',
      'not working',
      'stopped working',
      'dead on arrival',
      'warranty',
      'guarantee',
      'wrong item',
      'missing item',
      'item missing',
    ],
    beside: ['order', 'item', 'product', 'goods', 'parcel', 'arrived', 'return', 'refund'],
  },
  places: {
    named: placesAlone,
    beside: [...delivering, ...placesBeside, 'address', 'send', 'post'],
  },
  hours: {
    named: [
      'open',
      'open today',
      'open now',
      'open tomorrow',
      'opening hour',
      'opening time',
      'opening day',
      'business hour',
      'closing time',
    ],
    beside: [...days, 'today', 'tomorrow', 'now', 'hour', 'time', 'shop', 'store', 'late', 'still'],
  },
  delivery: {
    named: [
      ...delivering,
      'packing',
      'p&p',
      'next day',
      'collection',
      'collect',
      'click and collect',
      'pick up',
      'pickup',
    ],
    beside: [
      'over',
      'above',
      'minimum',
      'spend',
      'christmas',
      'xmas',
      'birthday',
      'today',
      'order',
      'parcel',
      'packing',
      'standard',
      'express',
      'fast',
      'next',
      'same',
      'tomorrow',
      'scotland',
      'wales',
      'england',
      'mainland',
      'highland',
      'isle of wight',
      'isle of skye',
      'only',
      'estimate',
      'return',
      ...placesBeside,
    ],
  },
  deliveryDays: {
    named: [...days, 'delivery day', 'delivery slot', 'nominated day', 'named day'],
    beside: [...delivering, 'day', 'order', 'parcel', 'arrive', 'come', 'next', 'express'],
  },
  codes: {
    named: [
      'discount code',
      'voucher',
      'voucher code',
      'promo code',
      'promotion code',
      'promotional code',
      'coupon',
      'coupon code',
      'first order code',
      'welcome code',
      'newsletter',
      'newsletter code',
      'first order',
      'first order discount',
      'sign up offer',
      'sign up discount',
      'email sign up',
      'mailing list',
      '10 off',
    ],
    beside: [
      'first',
      'order',
      'new',
      'customer',
      'enter',
      'use',
      'apply',
      'add',
      'put',
      'sign',
      'up',
      'not',
      'working',
    ],
  },
  deals: {
    named: [
      'sale',
      'reduced',
      'reduction',
      'price drop',
      'discount',
      'deal',
      'offer',
      'special offer',
      'promo',
      'promotion',
      'bargain',
      'cheap',
      'clearance',
      'black friday',
      'blue light card',
      'blue light discount',
    ],
    beside: [
      'team',
      'club',
      'group',
      'squad',
      'code',
      'zone',
      'today',
      'best',
      'hot',
      'item',
      'product',
      'bulk',
      'student',
      'first',
      'new',
      'military',
      'force',
      'nhs',
      'veteran',
      'army',
      'bundle',
    ],
  },
  popular: {
    named: [
      'best seller',
      'bestseller',
      'best selling',
      'top seller',
      'top selling',
      'popular',
      'most popular',
    ],
    beside: ['product', 'item'],
  },
  newest: {
    named: ['new', 'new in', 'new arrival', 'newest', 'latest', 'new stock'],
    beside: ['product', 'item'],
  },
  trade: {
    named: [
      'trade',
      'trade account',
      'trade price',
      'trade enquiry',
      'wholesale',
      'wholesaler',
      'reseller',
      'resell',
      'b2b',
      'bulk order',
      'bulk discount',
    ],
    beside: ['account', 'customer', 'order', 'discount', 'pricing', 'enquiry', 'inquiry', 'open', 'apply'],
  },
  phone: {
    named: [
      'human',
      'real person',
      'phone',
      'telephone',
      'phone number',
      'telephone number',
      'contact number',
      'phone line',
      'helpline',
      'ring you',
      'call you',
      'phone you',
      'speak to you',
      'talk to you',
      'speak to someone',
      'speak to somebody',
    ],
    beside: [
      'speak',
      'talk',
      'real',
      'person',
      'number',
      'order',
      'customer',
      'service',
      'support',
      'team',
      'contact',
    ],
  },
  contact: {
    named: [
      'nobody answer',
      'rubbish',
      'terrible',
      'useless',
      'scam',
      'contact',
      'customer service',
      'customer support',
      'customer care',
      'support',
      'help',
      'email',
      'e-mail',
      'complaint',
      'complain',
      'enquiry',
      'inquiry',
      'message',
      'where are you',
      'who are you',
      'about us',
      'store',
      'showroom',
      'near me',
      'have a shop',
      'have a store',
      'physical shop',
      'price match',
      'chat',
    ],
    beside: [
      'website',
      'service',
      'site',
      'this',
      'no',
      'not',
      'reply',
      'replying',
      'answer',
      'answering',
      'response',
      'nobody',
      'form',
      'number',
      'address',
      'detail',
      'order',
      'team',
      'shop',
      'live',
      'us',
    ],
  },
  payment: {
    named: [
      'declined',
      'card declined',
      'was charged',
      'i charged',
      'been charged',
      'charged twice',
      'double charged',
      'overcharged',
      'payment',
      'paypal',
      'klarna',
      'apple pay',
      'google pay',
      'credit card',
      'debit card',
      'visa',
      'mastercard',
      'amex',
      'pay',
      'pay later',
      'clearpay',
      'instalment',
      'finance',
    ],
    beside: ['was', 'twice', 'again', 'buy', 'now', 'monthly', 'method', 'card', 'order', 'failed', 'option'],
  },
  privacy: {
    named: [
      'privacy',
      'cookie',
      'gdpr',
      'unsubscribe',
      'data protection',
      'personal data',
      'delete account',
      'delete my account',
      'close account',
      'close my account',
    ],
    beside: ['notice', 'setting', 'statement', 'newsletter', 'email', 'mail'],
  },
  age: {
    named: [
      'my son',
      'my daughter',
      'my kid',
      'my child',
      'age',
      'age limit',
      'age check',
      'age restriction',
      'age verification',
      'ukara',
      'vcra',
      'over 18',
      'underage',
      'minor',
      'year old',
      ...youngPeople,
      ...['13', '14', '15', '16', '17'].map((years) => `im ${years}`),
      'licence',
    ],
    beside: [
      'order',
      'play',
      'stuff',
      'son',
      'daughter',
      'number',
      'minimum',
      'proof',
      'registration',
      'defence',
      'buy',
      ...ages,
    ],
  },
  terms: {
    named: ['terms', 'terms condition', 't&c', 't&cs', 'legal'],
    beside: ['service', 'sale', 'use', 'condition', 'notice'],
  },
  password: {
    named: ['password'],
    beside: ['forgot', 'forgotten', 'forget', 'reset', 'change', 'new', 'account', 'lost'],
  },
  account: {
    named: [
      'account',
      'sign in',
      'log in',
      'login',
      'sign up',
      'register',
      'change address',
      'change my address',
    ],
    beside: ['new', 'create', 'setting', 'detail', 'customer'],
  },
  energy: {
    named: [
      'energy calculator',
      'joule calculator',
      'fps calculator',
      'fps to joule',
      'joule to fps',
      'calculator',
      'fps',
      'fps limit',
      'joule',
      'chrono',
      'chronograph',
      'muzzle velocity',
      'muzzle energy',
      'velocity',
      'energy',
      'site limit',
    ],
    beside: [
      'many',
      'much',
      'bb',
      'muzzle',
      'airsoft',
      'limit',
      'table',
      'chart',
      'weight',
      'rifle',
      'pistol',
      'sniper',
      'dmr',
      'aeg',
      'northern ireland',
    ],
  },
  hopUp: {
    named: [
      'hop',
      'hopup',
      'hop up',
      'hop up rubber',
      'hop rubber',
      'bucking',
      'hop up bucking',
      'hop up unit',
      'curving',
      'curve up',
      'not lifting',
    ],
    beside: [
      'bb',
      'up',
      'down',
      'left',
      'right',
      'not',
      'lift',
      'lifting',
      'work',
      'working',
      'too',
      'problem',
      'curve',
      'rubber',
      'unit',
      'chamber',
      'nub',
      'set',
      'adjust',
      'aeg',
      'pistol',
      'rifle',
      'sniper',
    ],
  },
  giftCards: {
    named: ['gift card', 'giftcard', 'gift voucher', 'gift certificate'],
    beside: ['gift', 'voucher', 'buy', 'sell', 'online'],
  },
  gifts: {
    named: ['gift', 'present', 'gift idea', 'secret santa', 'stocking filler'],
    beside: [
      'nephew',
      'niece',
      'son',
      'daughter',
      'brother',
      'boyfriend',
      'girlfriend',
      'husband',
      'wife',
      'dad',
      'boy',
      'girl',
      ...youngPeople,
      ...ages,
      'mum',
      'father',
      'mother',
      'partner',
      'friend',
      'grandson',
      'man',
      'him',
      'her',
      'under',
      ...adultAges,
      'birthday',
      'christmas',
      'xmas',
      'idea',
      'kit',
      'set',
      'player',
      'beginner',
      'new',
      'first',
    ],
  },
  pyrotechnics: {
    named: [
      'pyro',
      'pyrotechnic',
      'grenade',
      'smoke grenade',
      'smoke bomb',
      'smoke canister',
      'thunderflash',
      'thunder flash',
      'flashbang',
      'flash bang',
      'bang',
      'banger',
      'bfg',
      'nade',
      'frag',
      'claymore',
      'land mine',
      'tripwire',
      'trip wire',
      'flare',
      'firework',
      'grenade launcher',
      'smoke',
      'enola gaye',
      'mk5',
      'wp40',
      'eg18',
      'eg67',
    ],
    beside: [
      'sound',
      'impact',
      'white',
      'red',
      'blue',
      'green',
      'stun',
      'gas',
      'bb',
      'launcher',
      'sell',
      'stock',
    ],
  },
  night: {
    named: [
      'night',
      'night game',
      'nightgame',
      'night time',
      'night play',
      'night skirmish',
      'low light',
      'in dark',
      'in the dark',
    ],
    beside: ['game', 'play', 'playing', 'skirmish', 'kit', 'gear', 'cqb', 'woodland', 'event'],
  },
  whatFits: {
    named: ['my gun', 'my rifle', 'my aeg', 'my pistol', 'my airsoft gun', 'my kit'],
    beside: [
      'battery',
      'lipo',
      'magazine',
      'mag',
      'gas',
      'suppressor',
      'silencer',
      'sight',
      'scope',
      'charger',
      'fit',
      'compatible',
      'right',
      'correct',
      'work',
      'use',
      'go',
      'should',
      'would',
    ],
  },
  flying: {
    named: [
      'plane',
      'aeroplane',
      'airplane',
      'on a flight',
      'on flight',
      'my flight',
      'fly with',
      'flying with',
      'airport',
      'hand luggage',
      'hold luggage',
      'luggage',
    ],
    beside: [
      'fly',
      'flying',
      'airline',
      'bb',
      'gas',
      'green gas',
      'co2',
      'lipo',
      'battery',
      'gun',
      'magazine',
      'mag',
      'bring',
      'pack',
      'allowed',
    ],
  },
  weights: { named: [], beside: [] },
  firing: { named: [], beside: [] },
  harm: { named: [], beside: [] },
  feeding: {
    named: [
      'feed',
      'feeding',
      'not feed',
      'misfeed',
      'misfeeding',
      'double feed',
      'double feeding',
      'jam',
      'jammed',
      'jamming',
      'stuck bb',
      'bb stuck',
    ],
    beside: [
      'bb',
      'my gun',
      'gun',
      'rifle',
      'pistol',
      'aeg',
      'mag',
      'magazine',
      'barrel',
      'hop',
      'm4',
      'ak',
      'not',
      'wont',
      'doesnt',
      'isnt',
      'dont',
      'keep',
      'keeps',
      'properly',
      'problem',
      'fix',
      'stop',
      'always',
      'clear',
      'stuck',
    ],
  },
  firstKit: {
    named: [
      'noob',
      'rookie',
      'start',
      'starting',
      'get into',
      'starter kit',
      'starter set',
      'starter pack',
      'starter bundle',
      'bundle',
      'beginner',
      'newbie',
      'new player',
      'first kit',
      'first gun',
      'first game',
      'first time',
      'loadout',
      'getting started',
      'get started',
    ],
    beside: [
      'cqb',
      'sniper',
      'woodland',
      'milsim',
      'speedsoft',
      'idea',
      'kit',
      'set',
      'guide',
      'gear',
      'bundle',
      'player',
      'starter',
      'loadout',
      'new',
      'first',
      'everything',
    ],
  },
} as const satisfies Record<string, { named: string[]; beside: string[] }>;

export type HelpPage = keyof typeof helpWords;

/** As it is shown. */
export type ShownHelpPage = Record<'path' | 'title' | 'text', string>;

/** Words that ask, and say nothing of what about. */
const asking = new Set(
  (
    'a an the and or of for with from to in on at by is are do does did can how what when where which who why will i my me your you ' +
    'our we it please about page policy info information faq question option cost price charge fee much long time day date free ' +
    'cheap uk airsoft have has get want need take takes that if im am before stuff thing something'
  )
    .split(' ')
    .map(keyOf),
);

const phrases = (texts: readonly string[]) => new Set(texts.map(keyOf));
const pages = Object.entries(helpWords).map(([page, { named, beside }]) => ({
  page: page as HelpPage,
  named: phrases(named),
  beside: phrases(beside),
}));

const placesAloneKeys = placesAlone.map(keyOf);
const places = [...placesAlone, ...placesBeside].map(keyOf);

/** A question of one of these pages names a product beside it: 'can I return BBs', 'how much is delivery for gas'. */
const questions = new Set(
  'can could do does did how is are what when where which why will'.split(' ').map(keyOf),
);
const askedOfProducts = new Set<HelpPage>([
  'cancel',
  'refunds',
  'returns',
  'faulty',
  'delivery',
  'payment',
  'age',
  'flying',
]);

/** A speed or an energy, and whether it is legal: the energy page works them out, and says the law. */
const asksForEnergy =
  /(?:^|[\s/])\d+(?:\.\d+)?\s?(?:fps|m\/s|j|joules?)(?:$|[\s?])|\d.*\b(?:il)?legal\b|\b(?:il)?legal\b.*\d/i;

/** Which weight is for what: the guide says it, beside the BBs of those weights. Who names a weight has chosen. */
const asksForWeight =
  /^(?!.*\b0?\.\d)(?:.*(?:\bbbs?['’]?s? ?(?:weights?|guide|chart)\b|\bweights? (?:of |for )?bbs?\b|\b(?:what|which) weights?\b|\bweight (?:guide|chart)\b|\bhow heavy\b.*\bbbs?\b)|.*\b(?:what|which|best|right|ideal|good)\b.*\b(?:bbs?|pellets|ammo)\b.*\b(?:for|should|do i|to use|in (?:an?|my))\b)/i;

const gunSaid = String.raw`\b(?:gun|rifle|pistol|aeg|gbbr?|gearbox|hop[ -]?up|m4|ak|glock)\b`;
const deadWords = String.raw`\b(?:not|wont|won['’]t|doesnt|doesn['’]t|isnt|isn['’]t|cant|can['’]t|stopped)\b`;
/** 'Gun won't fire': what a shop can say of that. */
const asksForFiring = new RegExp(
  `${gunSaid}.*${deadWords} (?:fir|shoot|cycl|work|turn)\\w*|${deadWords} (?:fir|shoot)\\w*.*${gunSaid}|${deadWords} .*${gunSaid} (?:fire|shoot|work)|${gunSaid} (?:keeps? |is |has )?(?:break|broke)|^\\s*(?:why )?(?:my )?(?:wont|won['’]t) (?:fire|shoot)\\s*$`,
  'i',
);
/** 'Will 0.25 damage my gun', and what of BBs is safe in one. */
const asksForHarm = new RegExp(
  String.raw`\b(?:damag|hurt|break|broke|harm|ruin|wreck|kill)\w*\b.*${gunSaid}|\b(?:safe|bad)\b.*\b(?:for|in) (?:an? |my |the )?(?:\w+ )?${gunSaid}`,
  'i',
);
/** Where its BBs go is a matter of the hop-up and of their weight. */
const asksForAim = new RegExp(
  String.raw`${gunSaid}.*\b(?:shoot|fir)\w*\b.*\b(?:straight|far|accurate(?:ly)?|curv\w*|left|right|high|low|short)\b`,
  'i',
);
const isOfBbs = /\b(?:bbs?|pellets|ammo|bios?|tracers?)\b|0?\.\d/i;
const asksForCharge =
  /\b(?:you|have|been|was|got|were|i|being) charged\b|\bcharged (?:me|us|twice|again|wrong|extra|too much)\b/i;

/** Of such a gun's BBs the weight is what is asked. */
const asksForGunsWeight =
  /^\s*(?:(?:sniper|dmr|bolt[ -]action)(?: rifle)? (?:bbs?|pellets|ammo)|(?:bbs?|pellets|ammo) (?:for |in )?(?:an? |my )?(?:sniper|dmr|bolt[ -]action)(?: rifles?)?)\s*$/i;

/** Words as long are known by their beginnings. */
const leastLettersOfPrefix = 5;
/** With one letter wrong: of a word as it is typed, and as it should be. */
const leastLettersToPutRight = 5;
const leastLettersPutRight = 6;
/** One left out of fewer could be any. */
const leastLettersOfSlip = 4;
/** Nobody asks at greater length; words beyond are not looked at. */
const maxWords = 8;

/**
 * The page of the shop that answers what was typed, where every word of it asks for that: 'returns policy', and no 'return
 * spring'. One word may be misspelt or unfinished.
 */
export function findHelpPage(typed: string): HelpPage | undefined {
  const words = wordsAsked(typed);
  const only = words.filter((word) => !asking.has(word));
  return (
    pageOfPlace(typed) ??
    pageOf(words) ??
    (only.length === 1 ? nearestPage(only[0] ?? '') : undefined) ??
    pageOfQuestion(words) ??
    pageOfQuestion(putRight(words)) ??
    pageOfComplaint(typed, words) ??
    (asksForCharge.test(typed) ? 'payment' : undefined) ??
    (asksForAim.test(typed) ? 'hopUp' : undefined) ??
    (asksForFiring.test(typed) ? 'firing' : undefined) ??
    (asksForHarm.test(typed) && isOfBbs.test(typed) ? 'harm' : undefined) ??
    (asksForEnergy.test(typed) ? 'energy' : undefined) ??
    (asksForWeight.test(typed) || asksForGunsWeight.test(typed) ? 'weights' : undefined)
  );
}

/** Whether a page answers all that was typed, as it was typed. Which battery fits is asked by who wants to see batteries. */
export function asksForPage(typed: string): boolean {
  const page = pageOf(wordsAsked(typed));
  return (page !== undefined && page !== 'whatFits') || asksForCharge.test(typed);
}

function wordsAsked(typed: string): string[] {
  const words = keyOf(typed).split(' ').filter(Boolean);
  return words.length > maxWords ? [] : words;
}

/** The words as they are come first: 'how to sign in' is more than 'sign'. 'Order 1042' asks for orders, and '1 joule' for energy. */
const pageOf = (words: string[]): HelpPage | undefined => {
  const right = putRight(words);
  return pageAsRead(words) ?? (right.join(' ') === words.join(' ') ? undefined : pageAsRead(right));
};

const pageAsRead = (words: string[]): HelpPage | undefined =>
  pageNamed(words) ?? pageNamed(words.filter((word) => !/^\d+$/.test(word)));

const pageNamed = (words: string[]): HelpPage | undefined =>
  pages.find(({ named, beside }) => covers(words, { named, beside }) === 'named')?.page;

const pageOfQuestion = (words: string[]): HelpPage | undefined =>
  questions.has(words[0] ?? '')
    ? (pages.find(({ page, named }) => askedOfProducts.has(page) && saysOne(words, named))?.page ??
      (saysOne(words, sending) ? 'delivery' : undefined))
    : undefined;

const aboutMine = /\b(?:my|our) (?:\w+ )?(?:order|parcel|package|delivery|refund|return|money)\b/i;
const isWrong = String.raw`\b(?:broken|faulty|damaged|defective|wrong|missing)\b`;
const hasCome = String.raw`\b(?:arrived?|received?|sent|came|got|delivered|return(?:ed|ing)?|refund|parcel|post|transit)\b`;
const isDead =
  /\b(?:not|wont|won['’]t|doesnt|doesn['’]t|isnt|isn['’]t|stopped) (?:work|charg|turn|switch|hold)\w*|\b(?:puff(?:ed|y)|swollen)\b/i;
const ofGuns = /\b(?:gun|rifle|pistol|aeg|gbb|hop)\b/i;
const isOther = String.raw`\bwrong (?:colou?rs?|items?|things?|one|products?)\b`;
const asWrong = new RegExp(`${isWrong}.*${hasCome}|${hasCome}.*${isWrong}|${isOther}`, 'i');
const ofMine: readonly HelpPage[] = ['cancel', 'refunds', 'faulty', 'returns'];

/** What somebody is cross about may be said in any words: 'where the hell is my parcel', 'you sent me the wrong BBs'. */
function pageOfComplaint(typed: string, words: string[]): HelpPage | undefined {
  if (asWrong.test(typed) || (isDead.test(typed) && !ofGuns.test(typed))) return 'faulty';
  if (!aboutMine.test(typed)) return undefined;
  return pages.find(({ page, named }) => ofMine.includes(page) && saysOne(words, named))?.page ?? 'orders';
}

const saysOne = (words: string[], phrases: ReadonlySet<string>): boolean =>
  [...phrases].some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `));

const sending = phrases([
  ...delivering,
  'send',
  'sent',
  'post',
  'posted',
  'shipped',
  'delivered',
  'delivering',
]);

/** Where something is to go, whatever it is: at any length, as the thing is mostly named beside it. */
function pageOfPlace(typed: string): HelpPage | undefined {
  const text = ` ${keyOf(typed)} `;
  const has = (phrase: string) => text.includes(` ${phrase} `);
  if ([...sending].some(has) && places.some(has)) return 'places';
  if (!placesAloneKeys.some(has)) return undefined;
  const isAboutElse = pages.some(({ page, named }) => page !== 'places' && [...named].some(has));
  return isAboutElse ? undefined : 'places';
}

const aboutPlaces = new RegExp(`\\b(?:${[...sending, ...places, 'to'].join('|')})s?\\b`, 'gi');

/** What is left of a question of where something is sent: the thing, as it is searched for. */
export const withoutPlaces = (typed: string): string =>
  pageOfPlace(typed) && !asksForPage(typed) ? typed.replace(aboutPlaces, ' ') : typed;

/** A word of products or of the trade is no slip: nobody who types 'trace' means trade. */
const otherWords = new Set(
  [...standardSynonyms.flatMap(({ typed, means }) => [...typed, ...means]), ...notStocked, ...attributes]
    .flatMap((text) => keyOf(text).split(' '))
    .filter(Boolean),
);

/** Every word that asks for a page of the shop, or stands beside one that does. */
const wordsOfPages = [
  ...new Set([
    ...asking,
    ...pages.flatMap(({ named, beside }) => [...named, ...beside].flatMap((phrase) => phrase.split(' '))),
  ]),
].filter((word) => /^[a-z]+$/.test(word));
const knownWords = new Set([...otherWords, ...wordsOfPages]);
const wordsByLetter = Map.groupBy(wordsOfPages, (word) => word[0]);

/** The words of a question as they were meant: 'wher is my order', 'retun an item'. One alone is told less surely. */
const putRight = (words: string[]): string[] =>
  words.map((word) =>
    words.length === 1 || knownWords.has(word) || !/^[a-z]{3,}$/.test(word)
      ? word
      : (wordsByLetter.get(word[0])?.find((other) => isSlip(word, other)) ?? word),
  );

/** Whether a word is another with two letters swapped or one left out; or a long one with more that is wrong. */
function isSlip(word: string, other: string): boolean {
  const longer = other.length - word.length;
  // 'Damage' is a word, and no slip of damaged.
  if (Math.abs(longer) > 2 || other === `${word}d`) return false;
  const isLikely =
    (longer === 1 && word.length >= leastLettersOfSlip) ||
    (longer === 0 && sortedLetters(word) === sortedLetters(other));
  const mayBeWrong = other.length >= leastLettersPutRight ? maxEdits(word.length) : 0;
  const most = Math.max(isLikely ? 1 : 0, mayBeWrong);
  return most > 0 && Math.abs(longer) <= most && editDistance(word, other, most) <= most;
}

const sortedLetters = (word: string): string => [...word].sort().join('');

type Covered = 'named' | 'beside';

/** Whether the words are phrases of a page one after the other, and whether one of them names it. */
function covers(
  words: string[],
  page: { named: ReadonlySet<string>; beside: ReadonlySet<string> },
): Covered | undefined {
  if (words.length === 0) return 'beside';
  let best: Covered | undefined;
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    const isNamed = page.named.has(phrase);
    if (!isNamed && !page.beside.has(phrase) && !(length === 1 && asking.has(phrase))) continue;
    const rest = covers(words.slice(length), page);
    if (rest && (isNamed || rest === 'named')) return 'named';
    best ??= rest;
  }
  return best;
}

const notStockedKeys = phrases(notStocked);

function nearestPage(word: string): HelpPage | undefined {
  // A gun's stock is no beginning of a stocking filler.
  if (notStockedKeys.has(word)) return undefined;
  // 'Black' is not the beginning of 'black friday': it is a word by itself.
  const begun =
    word.length >= leastLettersOfPrefix &&
    pageWith((other) => other.startsWith(word) && other[word.length] !== ' ');
  if (begun) return begun;
  if (word.length < leastLettersToPutRight) return;
  return pageWith((other) => other.length >= leastLettersPutRight && editDistance(word, other, 1) <= 1);
}

const pageWith = (is: (phrase: string) => boolean): HelpPage | undefined =>
  pages.find(({ named }) => [...named].some(is))?.page;
