import { type HelpPage, pages, saysOne } from './help-words.ts';
import { asksForPresent, isPresent } from './present-words.ts';
import { readPrices, withoutPrices } from './price-words.ts';
import { keyOf } from './words.ts';

/** The page that a whole sentence asks for, whatever things it names; its words are as they are looked up. */
export function pageOfSentence(typed: string, words: string[]): HelpPage | undefined {
  return (
    begunQuestions.get(words.join(' ')) ??
    (asksForReturn.test(typed) ? 'returns' : undefined) ??
    (smellsOfGas.test(typed) ? 'smelling' : undefined) ??
    (asksForPresent(typed) || asksForBudget(typed) ? 'gifts' : undefined) ??
    pageOfComplaint(typed, words) ??
    (asksForTrade.test(typed) ? 'trade' : undefined) ??
    (asksForCare.test(typed) ? 'lipoCare' : undefined) ??
    (asksForStock.test(typed) ? 'backInStock' : undefined) ??
    (asksForShop.test(typed) ? 'contact' : undefined) ??
    (typed.search(saleDay) < 0 ? undefined : 'saleDays') ??
    (asksForDeals.test(typed) ? 'deals' : undefined) ??
    (asksForAim.test(typed) ? 'hopUp' : undefined) ??
    (asksForFiring.test(typed) ? 'firing' : undefined) ??
    (asksForOwn.test(typed) ? 'whatFits' : undefined) ??
    (asksForHarm.test(typed) && isOfBbs.test(typed) ? 'harm' : undefined) ??
    (asksForHarm.test(typed) && isOfBatteries.test(typed) ? 'strongBattery' : undefined) ??
    (isTooStrong.test(typed) ? 'strongBattery' : undefined) ??
    pageOfAmount(typed) ??
    (asksForEnergy.test(typed) ? 'energy' : undefined) ??
    (asksForWeight.test(typed) || asksForGunsWeight.test(typed) ? 'weights' : undefined)
  );
}

/** 'Something for a tenner'. */
export function asksForBudget(typed: string): boolean {
  const thing = withoutPrices(typed).trim();
  return thing !== '' && readPrices(typed).said.length > 0 && isPresent(thing);
}

/** What a question is mostly on its way to, while nothing else was typed. */
const begunQuestions = new Map<string, HelpPage>(
  (
    [
      [
        'delivery',
        ['how long', 'how long does', 'how long does it', 'how long will', 'how long will it take'],
      ],
      ['orders', ['where is', 'where is my', 'when will', 'when will my', 'when does my']],
    ] as const
  ).flatMap(([page, begun]) => begun.map((words) => [keyOf(words), page] as const)),
);

/** What is to be sent back, whatever it is: 'returning a battery'; a 'return spring' is a thing. */
const asksForReturn =
  /^\s*(?:(?:can|could|may|how (?:do|can|would)) (?:i|you|we) |(?:i )?(?:want|need|would like) to )?(?:returning\b|(?:return|exchange|swap|send(?:ing)? back) (?:an?|my|the|some|this|these|those|un\w+|opened|used)\b|send(?:ing)? (?:\w+ ){1,3}back\b|(?:return|exchange|swap) (?:\w+ ){1,3}for (?:an? )?(?:other|another|different|bigger|larger|smaller)\b)/i;

/** What says so, and nothing of what. */
export const sendingBack =
  /\b(?:return(?:ing)?|exchang(?:e|ing)|swap(?:ping)?|send(?:ing)?(?= (?:\w+ ){0,3}back\b)|back)\b/gi;

/** A smell is no shell. */
const smellsOfGas =
  /\b(?:gas|co2|cans?|mag(?:azine)?s?)\b.*\b(?:smell|stink)\w*|\b(?:smell|stink)\w*\b.*\b(?:gas|co2|cans?)\b/i;

/** 'When will it arrive': what was ordered is called an order. */
export const asksForArrival =
  /\b(?:when|what (?:day|time)|how (?:soon|fast|quick(?:ly)?)|will|can|does)\b.* (?:it|this|these|they|stuff|things|everything|you) (?:\w+ )?(?:arrive|come(?! (?:with|in|as|from)\b)|get (?:here|to me)|be (?:here|delivered|sent|dispatched|posted)|turn up)\b|\bcan i (?:get|have|receive) (?:it|this|them|these|stuff) (?:by |before |on |for )?(?:today|tomorrow|tonight|the weekend|[a-z]+day)\b/i;
/** Who brings it; a 'hop ups' is none. */
export const asksForCarrier =
  /^\s*(?:(?:do|does|is|are|you|use|using|it|by|with|via|who|what|which|courier|sent?|send|ship(?:ped)?|post(?:ed)?|deliver(?:y|ed)?|or|and|the|my)\s+)*(?:ups|dpd|evri|hermes|yodel|dhl|fedex|inpost|parcelforce|royal mail|tnt|apc)(?:\s+(?:or|and|delivery|deliveries|courier|tracking|track|parcels?|shipping|collect(?:ion)?|locker|next day|ups|dpd|evri|hermes|yodel|dhl|fedex|inpost|parcelforce|royal mail))*\s*\??\s*$/i;

/** A speed or an energy, and whether it is legal: the energy page works them out, and says the law. */
const asksForEnergy =
  /(?:^|[\s/])\d+(?:\.\d+)?\s?(?:fps|m\/s|j|joules?)(?:$|[\s?])|\d.*\b(?:il)?legal\b|\b(?:il)?legal\b.*\d|\bwhat (?:fps|speed|joules?) (?:is|are|does)\b.*\d/i;

/** Which weight is for what: the guide says it, beside the BBs of those weights. Who names a weight has chosen. */
const asksForWeight =
  /^(?!.*\b0?\.\d)(?:.*(?:\bbbs?['’]?s? ?(?:weights?|(?:size )?(?:guide|chart))\b|\bweights? (?:of |for )?bbs?\b|\b(?:what|which) weights?\b|\bweight (?:guide|chart)\b|\bhow heavy\b.*\bbbs?\b)|.*\b(?:what|which|best|right|ideal|good)\b.*\b(?:bbs?|pellets|ammo)\b.*\b(?:for|should|do i|to use|in (?:an?|my))\b)/i;

const gunSaid = String.raw`\b(?:gun|rifle|pistol|aeg|gbbr?|gearbox|hop[ -]?up|m4|ak|glock)\b`;
const deadWords = String.raw`\b(?:not|wont|won['’]t|doesnt|doesn['’]t|isnt|isn['’]t|cant|can['’]t|stopped)\b`;
/** 'Gun won't fire': what a shop can say of that. */
const asksForFiring = new RegExp(
  `${gunSaid}.*${deadWords} (?:fir|shoot|cycl|work|turn)\\w*|${deadWords} (?:fir|shoot)\\w*.*${gunSaid}|${deadWords} .*${gunSaid} (?:fire|shoot|work)|${gunSaid} (?:keeps? |is |has )?(?:break|broke)|^\\s*(?:why )?(?:my )?(?:wont|won['’]t) (?:fire|shoot)\\s*$`,
  'i',
);
/** 'Will 0.25 damage my gun', and what of BBs is safe in one. */
const asksForHarm = new RegExp(
  String.raw`\b(?:damag|hurt|break|broke|harm|ruin|wreck|kill)\w*\b.*${gunSaid}|\b(?:safe|bad|ok|okay)\b.*\b(?:for|in) (?:an? |my |the )?(?:\w+ )?${gunSaid}`,
  'i',
);
const isTooStrong =
  /\b(?:11\.1 ?v?|3s)\b.*\b(?:too (?:much|strong|powerful|high)|ok|okay|in (?:my|an?) )|\bcan (?:i|my \w+|you|it) (?:use|run|put|take|handle)\b.*\b(?:11\.1 ?v?|3s)\b/i;
/** Where its BBs go is a matter of the hop-up and of their weight. */
const asksForAim = new RegExp(
  String.raw`(?:${gunSaid}|\b(?:bbs?|shots)\b).*\b(?:shoot|fir|go|drop|fly|veer|pull)(?:s|es|ing|ping)?\b.*\b(?:straight|far|accurate(?:ly)?|curv\w*|left|right|high|low|short|everywhere)\b|\b(?:bbs?|shots)\b.*\b(?:curv|hook|dipp?|drift|swerv)(?:e|es|ing|s)?\b`,
  'i',
);
/** Which of them one's own gun takes: 'what battery do I need'; 'which batteries are best' asks for the best. */
const asksForOwn =
  /^\s*(?:what|which) (?:batter(?:y|ies)|batts?|lipos?|gas|mag(?:azine)?s?)(?: (?:do|should|would|will|can) (?:i|we|it) (?:need|get|buy|use|have|take|want|run|order))?\s*\??\s*$/i;
/** A site or a club buys much at once. */
const asksForTrade =
  /\b(?:wholesale|pallets?|trade prices?|bulk (?:order|discount|price|buy)s?|rentals?)\b|\bfor (?:our|an?) (?:airsoft )?(?:site|club)\b/i;
/** What is done with a LiPo that is not in use. */
const asksForCare =
  /^(?!.*\b(?:bags?|pouch|box|case|nimh)\b).*(?:\b(?:lipos?|batter(?:y|ies)|batts?)\b.*\b(?:stor(?:e|ing|age)|dispos\w*|recycl\w*|discharg\w*|safe(?:ly|ty)?|explod\w*|fire)\b|\b(?:stor(?:e|ing)|dispos\w*|recycl\w*|discharg\w*)\b.*\b(?:lipos?|batter(?:y|ies)|batts?)\b|\bhow long\b.*\bcharg\w*|\bhow (?:do|to|should)\b.*\bcharg(?:e|ing)\b.*\b(?:lipos?|batter(?:y|ies)|batts?)\b)/i;
/** On which other shops cut prices; a thing beside it is found without. */
export const saleDay =
  /\b(?:black friday|cyber monday|boxing day)(?: (?:sales?|deals?|offers?|discounts?))?\b/gi;
/** Of everything here it says nothing: 'airsoft', 'airsoft gear'. */
export const asksForAll =
  /^\s*(?:all |the |buy )*airsoft(?: (?:shop|store|stuff|things?|gear|equipment|suppl(?:y|ies)|products?|items?|bits))?(?: uk| online)*\s*$/i;
const asksForDeals =
  /\b(?:deals?|offers?|clearance|multi-?buys?|on sale|discounts?|discounted|reduced|bargains?|bogof|buy one get one|\d for \d)\b/i;
const asksForStock =
  /\bpre-?orders?\b|\b(?:back in|coming (?:back|in)|more|out of) stock\b|\b(?:notify|tell|email|e-mail|let|text) (?:me|us)\b.*\bin stock\b|\bre-?stock\w*|\bsold out\b|\bwhen (?:will|is|are)\b.* back\b|^\s*(?:is|are) (?:this|it|these|they) in stock\b/i;
/** Where one can walk in. */
const asksForShop = /\b(?:shops?|stores?|branch(?:es)?|showrooms?|warehouses?) (?:in|near|around) \w/i;
/** Who may own a gun, and what of it is legal: no number is said. */
export const asksForLaw =
  /^\s*(?:is|are|am|can|do|does|what|whats|how)\b(?!.*\d).*\b(?:(?:il)?legal(?:ly)?|against the law|allowed by law|the law)\b/i;
/** What the law says of how strong a gun may be, which differs from country to country: the calculator's page tells it. */
export const asksForLimit =
  /\b(?:legal|power|energy|joules?|fps) limits?\b|\blegal(?:ly)?\b.*\b(?:northern ireland|scotland|wales)\b/i;
/** Only of those it is answered. */
const isOfBbs = /\b(?:bbs?|pellets|ammo|bios?|tracers?)\b|(?<!\d)0?\.\d/i;
const isOfBatteries = /\b(?:lipos?|batter(?:y|ies)|batts?|11\.1 ?v?|3s)\b/i;
/** 'Why was I charged twice': about money, and no battery. */
export const asksForCharge =
  /\b(?:you|have|been|was|got|were|i|being) charged\b|\bcharged (?:me|us|twice|again|wrong|extra|too much)\b/i;

/** Of such a gun's BBs the weight is what is asked. */
const asksForGunsWeight =
  /^\s*(?:(?:sniper|dmr|bolt[ -]action)(?: rifle)? (?:bbs?|pellets|ammo|ammunition|bullets|rounds)|(?:bbs?|pellets|ammo|ammunition|bullets) (?:for |in )?(?:an? |my )?(?:sniper|dmr|bolt[ -]action)(?: rifles?)?)\s*$/i;

const aboutMine = /\b(?:my|our) (?:\w+ )?(?:order|parcel|package|delivery|refund|return|money)\b/i;
const hasNotCome =
  /\b(?:not|never|nothing|didn['’]?t|hasn['’]?t|haven['’]?t|isn['’]?t|nothings)(?: (?:has|yet|even))? (?:come|came|arrived?|turned up|been delivered|shown up|showed up|here yet)\b/i;
const whereIsMine =
  /\bwhere(?:['’]?s| is| are) (?:my|our|me) (?:stuff|things?|gear|bits|goods|items?|bbs|gas|mags?|kit)\b/i;
const isWrong = String.raw`\b(?:broken|faulty|damaged|defective|wrong|missing)\b`;
const hasCome = String.raw`\b(?:arrived?|turned up|received?|sent|came|got|delivered|return(?:ed|ing)?|refund|parcel|post|transit)\b`;
const isDead =
  /\b(?:not|wont|won['’]t|doesnt|doesn['’]t|isnt|isn['’]t|stopped) (?:work|charg|turn|switch|hold)\w*|\b(?:puff(?:ed|y)|swollen)\b|\b(?:batter(?:y|ies)|lipo|charger|torch|red dot)\b.*\b(?:dead|died|dies)\b|\bdead (?:batter(?:y|ies)|lipo|charger|torch)\b/i;
const ofGuns = /\b(?:gun|rifle|pistol|aeg|gbb|hop)\b/i;
/** Its seals are mostly dry. */
const holdsNoGas = /\bhold(?:ing)? (?:any |its |the )?(?:gas|pressure|co2)\b/i;
/** Gas that is weak then is no faulty one. */
const isCold = /\b(?:cold|winter|freez\w*|frost)\b/i;
const isOther = String.raw`\bwrong (?:colou?rs?|items?|things?|one|products?)\b`;
const hasLeaked = String.raw`\bleak\w*\b.*\b(?:arrived|delivered|received)\b|\b(?:arrived|delivered|received)\b.*\bleak\w*`;
/** 'Faulty charger'; of what broke in use the words stand behind. */
const isFaulty =
  /^\s*(?:my |an? )?(?:faulty|defective|damaged|broken) (?!gun|rifle|pistol|aeg)\w|^(?!.*\b(?:gun|rifle|pistol|aeg)\b).*\b(?:is|are) (?:faulty|defective|damaged|broken)\b/i;
const isShort = String.raw`\bmissing\b.*\border\b|\border\b.*\b(?:short|missing|incomplete)\b`;
const asWrong = new RegExp(
  `${isWrong}.*${hasCome}|${hasCome}.*${isWrong}|${isOther}|${hasLeaked}|${isShort}`,
  'i',
);
const ofMine: readonly HelpPage[] = ['cancel', 'refunds', 'faulty', 'returns'];

/** What somebody is cross about may be said in any words: 'where the hell is my parcel', 'you sent me the wrong BBs'. */
function pageOfComplaint(typed: string, words: string[]): HelpPage | undefined {
  if (asWrong.test(typed) || isFaulty.test(typed)) return 'faulty';
  if (isDead.test(typed) && !ofGuns.test(typed) && !isCold.test(typed))
    return holdsNoGas.test(typed) ? 'leaking' : 'faulty';
  if (hasNotCome.test(typed) || whereIsMine.test(typed)) return 'orders';
  if (!aboutMine.test(typed)) return undefined;
  return pages.find(({ page, named }) => ofMine.includes(page) && saysOne(words, named))?.page ?? 'orders';
}

const asksHowMuch =
  /\bhow many shots\b|\bhow (?:much|many)\b.*(?:\b(?:need(?:ed)?|enough|bring|use|get through|go through|(?:do|should|shall|to) (?:i |we |you )?take)\b|\b(?:for|in|per) (?:an? |one |my |the )?(?:\w+ )?(?:day|game|skirmish|weekend(?:er)?|event|match|mag(?:azine)?|can)s?\b)/i;
const asksHowLong = /\bhow long\b.*\blasts?\b/i;
/** Whatever else is named: 'how many mags do I get from a can of gas'. */
const suppliesAsked: [RegExp, HelpPage][] = [
  [/\b(?:gas|co2|bulbs?|cans?)\b/i, 'gasNeeded'],
  [/\b(?:batter(?:y|ies)|batts?|lipos?|nimhs?|mah)\b/i, 'batteryNeeded'],
];
/** Of these how long they last is another question. */
const countedAsked: [RegExp, HelpPage][] = [
  [/\bhow many (?:\w+ )?(?:mag(?:azine)?s?|clips?|mid[- ]?caps?|hi[- ]?caps?)\b/i, 'magazinesNeeded'],
  [/\bhow many (?:\w+ )?(?:bbs?|pellets|rounds|ammo)\b|\bhow much (?:\w+ )?(?:ammo|bbs?)\b/i, 'bbsNeeded'],
];

/** How much of a supply is needed, and how long it lasts. */
function pageOfAmount(typed: string): HelpPage | undefined {
  const asked = [
    ...(asksHowMuch.test(typed) || asksHowLong.test(typed) ? suppliesAsked : []),
    ...(asksHowMuch.test(typed) ? countedAsked : []),
  ];
  return asked.find(([words]) => words.test(typed))?.[1];
}
