import { goesByRoad } from './goes-by-road.ts';
import {
  asksForAll,
  asksForArrival,
  asksForCarrier,
  asksForCharge,
  asksForLaw,
  asksForLimit,
} from './help-questions.ts';
import type { HelpPage } from './help-words.ts';

/** A question that is read as a whole, before its words are looked up one by one; the first that matches answers. */
interface WholeQuestion {
  page: HelpPage;
  asks: (typed: string) => boolean;
  /** Nothing is to be bought with it: no product of its words is shown. */
  isOfNoProduct?: true;
}

const young = String.raw`\b(?:kids?|child(?:ren)?|teen(?:ager)?s?|minors?|\d{1,2}[ -]?(?:years?|yrs?)[ -]?olds?|(?:my|our) (?:son|daughter|boy|girl|nephew|niece|grandson|granddaughter|little brother))\b`;
const youngPeople = new RegExp(
  `^\\s*(?:can|could|may|should|do|is|are)\\b.*${young}.*\\b(?:use|play|have|buy|own|order|shoot|join)\\b|^\\s*(?:is|are) .*\\bsafe\\b.*${young}|^\\s*(?:i['’]?m |can i )?(?:buy|buying|order|ordering)(?: (?:it|this|airsoft|something))? for ${young}`,
  'i',
);
const ages =
  /\bi['’]?m 1[0-7]\b|\b(?:son|daughter|lad|boy|girl|kid|child|nephew|niece|brother)\b.* (?:is|at|aged) 1?\d\b|\b(?:under|below) 18s?\b|\bhow old\b|\bold enough\b|\b(?:1[0-7]|\d)[ -]?(?:years?|yrs?)[ -]?old|\bage 1?\d\b|\b(?:ask for|need|check|show)\b.*\bid\b|\bid check\b|\b(?:proof of age|age (?:verification|check|limit|restriction))\b/i;
/** Whether one must wear it, and not which. */
const asksForDuty =
  /^\s*(?:do|does|must|should|is|are)\b.*\b(?:goggles?|masks?|glasses|eye ?-?(?:pro(?:tection)?|wear)|face protection)\b.*\b(?:compulsory|mandatory|needed|necessary|required|a must)\b|^\s*(?:(?:do|must|should) (?:i|you|we)|does (?:one|everyone|everybody)) (?:(?:really|always|have to|need to) )*(?:need|wear|have|use)(?: (?:to|wear|have|use|any|an?|the|full|face|proper|safety|airsoft))* (?:goggles?|masks?|glasses|eye ?-?(?:pro(?:tection)?|wear)|protection|face protection)\b/i;
const oldEnough =
  /\bhow old\b|\bam i (?:too young|(?:too |not )?old(?: enough)?)\b|\bunder[ -]?1[68]['’]?s\b|\b(?:buy|buying|order|own|have|get|play|use|legal)\b.*\b(?:at|aged?|under|when|im|i['’]m|am|is) 1[0-8](?: ?(?:years?|yrs?|yo)(?: old)?)?\s*\??\s*$/i;
const agesAsked =
  /\b(?:too|how) young\b|\badults? only\b|\b(?:il)?legal\b.*\bat 1[0-8]\b|\b(?:legal|minimum|right) age\b|\bage (?:to|for) (?:buy|order|own|play|use|have|airsoft)\w*|\bover 18s?(?: only)?\b|\b18 ?(?:\+|plus)/i;
const presents = /\b(?:presents?|gifts?|christmas|xmas|birthday)\b/i;
const amounts = /\d/;
const speeds = /\b(?:fps|joules?|speed|energy|power(?:ful)?|strong)\b/i;
const lawful = /\b(?:il)?legal(?:ly)?\b|\ballowed\b|\blaw\b|\blimit\b/i;
const carried =
  /^\s*(?:can|could|do|may|how|is|am|should|must)\b.*\b(?:carry|carrying|walk(?:ing)?|transport(?:ing)?|keep)\b.*\b(?:guns?|rifle|replica|rif|airsoft)\b/i;
const inPublic =
  /\bin public\b|\b(?:carry|carrying|take|taking|transport(?:ing)?|travel(?:ling)?)\b.*\b(?:gun|guns|rifle|replica|airsoft)\b.*\b(?:bus|train|tube|street|car|law|legal|out)\b/i;
const backAgain = /\b(?:return(?:s|ing)?|refund(?:s|ed)?|exchange|send(?:ing)?\b.*\bback)\b/i;
const faulty = /\b(?:faulty|broken|damaged|defective|leak(?:ing|y|s)?|dead)\b/i;
const sentBack =
  /\bsend(?:ing)? (?:\w+ ){1,4}back\b|^\s*where (?:do|should|can|would) (?:i|we) (?:send|post|return) (?:it|them|this|these|my (?:return|parcel|order))(?: back)?(?: to)?\s*\??\s*$|\breturns? (?:postal )?address\b/i;
const posted = /\b(?:dangerous|safe|allowed|legal|ok|okay)\b.*\b(?:post|send|ship|mail)(?:ed|ing)?\b/i;
const addressOfOrder =
  /\b(?:chang(?:e|ing)|amend|edit|updat(?:e|ing)|correct|wrong|different|new)\b.*\baddress\b.*\b(?:order(?:ed|ing)?|after|already)\b|\border\b.*\b(?:wrong|different|change of) address\b|\b(?:chang(?:e|ing)|amend|edit|correct|wrong) (?:(?:my|the|an?) )?(?:delivery|shipping) address\b|\bwrong address\b/i;
const changedOrder =
  /^\s*(?:can|could|how (?:do|can) (?:i|we)|i (?:want|need) to)?\b.*\b(?:amend|edit|chang(?:e|ing)|modify|add(?: \w+){0,3} to)\b.*\border\b/i;
const cold = /\b(?:cold(?:er)?|winter|frost|freezing|snow|low temperatures?)\b/i;
const degrees = /\b(?:below|under|at|minus) ?-?\d+ ?(?:°|degrees?|c\b)/i;
const asksOrTells =
  /\b(?:won['’]?t|doesn['’]?t|not|stops?|loses?|weak\w*)\b|^\s*(?:is|are|can|could|does|do|will|why|how|what happens|my)\b/i;
const ofGas = /\b(?:gas|co2|gbbr?|mags?|magazines?)\b/i;
const spectacles =
  /\b(?:normal|ordinary|prescription|own|reading|regular|my|wear(?:ing)?)\b.*\b(?:glasses|spectacles|specs)\b|\b(?:glasses|spectacles|specs) (?:under|underneath|with|beneath|inside)\b|\bsunglasses\b|\b(?:over|with|for) (?:my )?(?:glasses|spectacles|specs)\b/i;
const ratings = /\bansi\b|\bz ?87\b|\ben ?-?166\b|\b(?:ballistic|impact)[ -]?(?:rated|rating|proof)\b/i;
const tooLight =
  /(?<!\d)0?\.12 ?g?\b(?!.*\bspring\b).*\b(?:aegs?|electric|gas|gbbr?|m4s?|aks?|rifles?|blowback)\b/i;
const soon =
  /^\s*(?:do you (?:do|offer|have) )?(?:next|same)[ -]?day(?: (?:delivery|shipping|dispatch|post))?\s*\??\s*$/i;
const daysSoon = /\b(?:today|tonight|tomorrow)\b/i;

const beforeChristmas =
  /\b(?:before|by|in time for|for) (?:christmas|xmas|crimbo)\b(?=.*\border)|\b(?:come|arrive|deliver\w*|post\w*|order\w*|dispatch\w*)\b.*\b(?:before|by|in time for) (?:christmas|xmas|crimbo)\b/i;
const airguns =
  /\bpellets?\b.*(?:\bair ?(?:rifles?|guns?|pistols?)\b|(?<![\d])\.(?:22|177)\b)|(?:\bair ?(?:rifles?|guns?|pistols?)\b|(?<!\d)\.(?:22|177)\b).*\bpellets?\b/i;
const bfpo = /\bbfpo\b/i;
const warranty = /\b(?:warrant(?:y|ies)|guarantees?)\b/i;
const swollen = /\b(?:puff(?:ed|y|ing)?|swollen|swell(?:ing|ed)|bloated)\b/i;
const batteries = String.raw`\b(?:lipos?|batter(?:y|ies)|batts?)\b`;
const careOfBatteries = new RegExp(
  `${batteries}.*\\b(?:overnight|unattended)\\b|\\b(?:overnight|unattended|get rid of|throw away|bin|leave)\\b.*${batteries}|\\bcharg(?:e|ing)\\b.*\\bovernight\\b`,
  'i',
);
const shotAtHome =
  /\b(?:shoot|shooting|fire|play)\b.*\b(?:garden|yard|park|woods|street|home)\b|\bgarden\b.*\b(?:il)?legal\b/i;
const ukara = /\bukara\b/i;
const damaged =
  /\b(?:arrived?|turned up|came|delivered)\b.*\b(?:scratched|smashed|cracked|crushed|dented|bent|torn|split)\b|\bleak\w*\b.*\bout (?:of )?the box\b|\b(?:scratched|smashed|cracked|crushed|dented|bent|torn|split|leak\w*|burst|broken?|damaged|faulty|empty|wrong|opened)\b.*\b(?:on arrival|in (?:the )?(?:post|transit|delivery)|when (?:it|they|this|these) (?:came|arrived|turned up)|out (?:of )?the (?:box|bag))\b|\barrived? empty\b/i;
const saysDelivered = /\bsays? (?:it['’]?s |it is |it was |its )?delivered\b/i;
const whereIsIt = /\bwhere(?:['’]?s| is| are) (?:it|they)\s*\??\s*$/i;
const returnPostage =
  /\bwho pays\b.*\b(?:returns?|back)\b|\breturns? (?:postage|shipping|delivery|costs?)\b|\b(?:pay|free|costs?)\b.*\b(?:to return|to send (?:\w+ )?back|for (?:a |the )?returns?)\b/i;
const returnUsed =
  /\b(?:return|returning|send(?:ing)? .*back|send(?:ing)? back)\b.*\b(?:opened|used|fired|worn)\b|\b(?:opened|used)\b.*\b(?:return|send back)\b/i;
const changedMind =
  /\bchange(?:d)? (?:of|my) mind\b|\b(?:return|send)(?:ing)? (?:something|it|things|stuff|them)(?: back)?\b|\bhow (?:many days|long)\b.*\breturn\b|\bcancel\w*\b.*\b(?:shipped|dispatched|sent|posted)\b|\bswap (?:it |them )?for a\b/i;
const firstGame =
  /\bnew to airsoft\b|\b(?:first[ -]?time(?:r)?|first (?:skirmish|game)|beginner)\b.*\b(?:need|bring|buy|get|wear|airsoft\w*)\b|\bairsoft\w*\b.*\bfirst time\b/i;
const vouchers = /\b(?:gift|present) (?:vouchers?|cards?)\b/i;
const presentFor = /\b(?:get|buy)\b.*\bfor (?:xmas|christmas|(?:his|her|their) birthday)\b/i;
const cardSafe =
  /\b(?:card|cards|payment)\b.*\b(?:safe|secure)\b|\b(?:cash|pay(?:ment)?) (?:cash )?on delivery\b/i;
const faster =
  /^\s*(?:(?:can|do|could|is|how)\b.*)?\b(?:faster|quicker|express|priority) (?:delivery|shipping|post(?:age)?)\b/i;

const questions: readonly WholeQuestion[] = [
  {
    page: 'age',
    asks: (typed) =>
      [youngPeople, ages, agesAsked, oldEnough].some((asked) => asked.test(typed)) && !presents.test(typed),
    isOfNoProduct: true,
  },
  { page: 'swollen', asks: (typed) => swollen.test(typed), isOfNoProduct: true },
  { page: 'lipoCare', asks: (typed) => careOfBatteries.test(typed), isOfNoProduct: true },
  { page: 'byRoad', asks: (typed) => posted.test(typed) && goesByRoad.test(typed), isOfNoProduct: true },
  { page: 'airguns', asks: (typed) => airguns.test(typed), isOfNoProduct: true },
  { page: 'forces', asks: (typed) => bfpo.test(typed) },
  { page: 'warranty', asks: (typed) => warranty.test(typed) },
  { page: 'ukara', asks: (typed) => ukara.test(typed), isOfNoProduct: true },
  {
    page: 'carrying',
    asks: (typed) => inPublic.test(typed) || carried.test(typed),
    isOfNoProduct: true,
  },
  {
    page: 'legalEnergy',
    // A number is worked out.
    asks: (typed) =>
      asksForLimit.test(typed) || (speeds.test(typed) && lawful.test(typed) && !amounts.test(typed)),
    isOfNoProduct: true,
  },
  { page: 'law', asks: (typed) => asksForLaw.test(typed) || shotAtHome.test(typed), isOfNoProduct: true },
  { page: 'faulty', asks: (typed) => damaged.test(typed), isOfNoProduct: true },
  { page: 'notCome', asks: (typed) => saysDelivered.test(typed), isOfNoProduct: true },
  { page: 'orders', asks: (typed) => whereIsIt.test(typed), isOfNoProduct: true },
  { page: 'faulty', asks: (typed) => backAgain.test(typed) && faulty.test(typed) },
  { page: 'returnsByRoad', asks: (typed) => backAgain.test(typed) && goesByRoad.test(typed) },
  { page: 'returnPostage', asks: (typed) => returnPostage.test(typed), isOfNoProduct: true },
  { page: 'returnUsed', asks: (typed) => returnUsed.test(typed) },
  { page: 'returns', asks: (typed) => changedMind.test(typed), isOfNoProduct: true },
  { page: 'returns', asks: (typed) => sentBack.test(typed) },
  {
    page: 'changeOrder',
    asks: (typed) => addressOfOrder.test(typed) || changedOrder.test(typed),
    isOfNoProduct: true,
  },
  {
    page: 'coldGas',
    asks: (typed) =>
      asksOrTells.test(typed) && ofGas.test(typed) && (cold.test(typed) || degrees.test(typed)),
    isOfNoProduct: true,
  },
  { page: 'tooLight', asks: (typed) => tooLight.test(typed) },
  { page: 'glasses', asks: (typed) => spectacles.test(typed) },
  { page: 'rated', asks: (typed) => ratings.test(typed) },
  { page: 'mustWear', asks: (typed) => asksForDuty.test(typed) },
  {
    page: 'christmas',
    asks: (typed) => beforeChristmas.test(typed) && !presents.test(typed.replace(beforeChristmas, '')),
    isOfNoProduct: true,
  },
  {
    page: 'nextDay',
    asks: (typed) =>
      soon.test(typed) || faster.test(typed) || (asksForArrival.test(typed) && daysSoon.test(typed)),
    isOfNoProduct: true,
  },
  { page: 'giftCards', asks: (typed) => vouchers.test(typed), isOfNoProduct: true },
  { page: 'gifts', asks: (typed) => presentFor.test(typed), isOfNoProduct: true },
  { page: 'firstKit', asks: (typed) => firstGame.test(typed), isOfNoProduct: true },
  { page: 'payment', asks: (typed) => cardSafe.test(typed), isOfNoProduct: true },
  {
    page: 'delivery',
    asks: (typed) => asksForArrival.test(typed),
    isOfNoProduct: true,
  },
  { page: 'atTheDoor', asks: (typed) => asksForCarrier.test(typed), isOfNoProduct: true },
  { page: 'payment', asks: (typed) => asksForCharge.test(typed), isOfNoProduct: true },
  { page: 'newest', asks: (typed) => asksForAll.test(typed), isOfNoProduct: true },
];

/** The question that was typed, if it is one of these. */
export const wholeQuestion = (typed: string): WholeQuestion | undefined =>
  questions.find(({ asks }) => asks(typed));
